// The line to the game: says hello, calls again when it breaks, notices when it is dead.

import { kept, language } from '/speech.js';

const VERSION = 1;
const SECRET = /^[A-Za-z0-9_-]{22}$/;
const PATIENCE = 5000;
const HEARTBEAT = 8000;
const CALLS = 20; // some two minutes without an answer: the game is over, or elsewhere
const FINAL = new Set([4001, 4002, 4003, 4004, 4005, 4006]);

function secret() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').slice(0, 22);
}

function device() {
  let mine = kept.get('device');
  if (!mine || !SECRET.test(mine)) {
    mine = secret();
    kept.set('device', mine);
  }
  return mine;
}

// The token leaves the address at once: nobody reads it over a shoulder or from the history.
export function takeToken() {
  const token = location.hash.slice(1);
  if (!token) return false;
  history.replaceState(history.state, '', location.pathname);
  if (!SECRET.test(token)) return false;
  kept.set('token', token, sessionStorage);
  return true;
}

export class Line {
  constructor({ heard, opened, lost, ended }) {
    this.on = { heard, opened, lost, ended };
    this.socket = null;
    this.tries = 0;
    this.timer = 0;
    this.heardAt = 0;
    this.askedAt = 0;
    this.knocking = false;
    this.wanted = false;
    setInterval(() => this.listen(), 1000);
    const wake = () => { if (document.visibilityState === 'visible') this.wake(); };
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.send({ kind: 'awake', awake: false });
      else wake();
    });
    for (const event of ['online', 'pageshow', 'focus']) window.addEventListener(event, wake);
    window.addEventListener('pagehide', () => this.send({ kind: 'awake', awake: false }));
  }

  get token() { return kept.get('token', sessionStorage); }
  set token(value) { kept.set('token', value, sessionStorage); }

  call(knocking = false) {
    this.knocking = knocking;
    this.wanted = true;
    this.hangUp();
    clearTimeout(this.timer);
    const socket = new WebSocket('ws://' + location.host + '/socket');
    this.socket = socket;
    this.openedAt = Date.now();
    socket.onopen = () => {
      const me = { version: VERSION, device: device(), language: language() };
      socket.send(JSON.stringify(knocking ? { kind: 'knock', ...me } : { kind: 'hello', token: this.token, ...me }));
      this.heardAt = Date.now();
      this.askedAt = 0;
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heardAt = Date.now();
      this.askedAt = 0;
      this.tries = 0;
      this.on.heard(JSON.parse(event.data));
    };
    socket.onclose = (event) => { if (socket === this.socket) this.closed(event); };
  }

  closed(event) {
    this.socket = null;
    if (FINAL.has(event.code)) {
      this.wanted = false;
      this.on.ended(event.code, event.reason);
      return;
    }
    this.on.lost();
    if (this.givesUp()) return;
    // Sooner at first, later with some chance in it, so that six phones do not call in one breath.
    const pause = Math.min(8000, 400 * 2 ** this.tries) * (0.7 + Math.random() * 0.6);
    this.tries += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.call(this.knocking), pause);
  }

  hangUp() {
    const socket = this.socket;
    this.socket = null;
    if (socket) socket.close();
  }

  stop() {
    this.wanted = false;
    clearTimeout(this.timer);
    this.hangUp();
  }

  // A network that went away says nothing: ask, and call again if no answer comes.
  listen() {
    if (!this.socket || document.visibilityState !== 'visible') return;
    const now = Date.now();
    if (this.socket.readyState === WebSocket.CONNECTING) {
      if (now - this.openedAt > PATIENCE) this.again();
    } else if (this.askedAt && now - this.askedAt > PATIENCE) {
      this.again();
    } else if (!this.askedAt && !this.knocking && now - this.heardAt > HEARTBEAT) {
      this.ask();
    }
  }

  ask() {
    if (this.send({ kind: 'awake', awake: true })) this.askedAt = Date.now();
  }

  again() {
    this.on.lost();
    if (this.givesUp()) return;
    this.tries += 1;
    this.call(this.knocking);
  }

  // A phone that slept when the game was put away has not heard it. It calls again when it is woken.
  givesUp() {
    if (this.tries < CALLS) return false;
    clearTimeout(this.timer);
    this.hangUp();
    this.on.ended(0, 'silent');
    return true;
  }

  wake() {
    if (!this.wanted) return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) {
      if (!this.knocking) this.ask();
    } else {
      this.tries = 0;
      this.call(this.knocking);
    }
  }

  send(message) {
    if (!this.socket || this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}

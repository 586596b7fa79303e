// What is in front: the door, the choice of a seat, or the board.

import { $, make, piece, ask, wireLayers, closeLayer } from '/parts.js';
import { loadTexts, say, use, language, languages, isolated, kept } from '/speech.js';
import { Line, takeToken } from '/line.js';
import { Board } from '/board.js';

let door = { title: 'title', text: 'connecting' };
let seats = [];
let board = null;
let line = null;

function showDoor(told) {
  door = told;
  closeLayer();
  $('app').dataset.page = 'door';
  $('game').hidden = true;
  $('door').hidden = false;
  $('veil-toggle').hidden = true;
  $('token').hidden = true;
  $('round').textContent = '';
  $('name').firstElementChild.textContent = 'Stella';
  renderDoor();
}

function renderDoor() {
  $('door-title').textContent = say(door.title);
  $('door-text').textContent = door.text ? say(door.text, door.values) : '';
  $('door-number').hidden = !door.number;
  $('door-number').textContent = door.number || '';
  $('door-button').hidden = !door.button;
  $('door-button').textContent = door.button ? say(door.button) : '';
  $('door-button').className = door.quiet ? '' : 'primary';
  $('door-button').onclick = () => door.act();
  $('door-seats').hidden = !door.seats;
  $('door-seats').replaceChildren(...(door.seats ? seats.map(seatButton) : []));
}

function seatButton(seat) {
  const button = make('button', 'seat' + (seat.mine ? ' mine' : seat.free ? '' : ' taken'));
  button.type = 'button';
  const words = make('span', 'words');
  words.append(make('bdi', '', seat.name));
  if (!seat.free) words.append(make('small', '', say(seat.mine ? 'seat_mine' : 'seat_taken')));
  button.append(piece('seat_' + seat.symbol), words);
  button.onclick = () => line.send({ kind: 'sit', seat: seat.seat });
  return button;
}

function showGame() {
  $('app').dataset.page = 'game';
  $('door').hidden = true;
  $('game').hidden = false;
  $('veil-toggle').hidden = false;
  $('token').hidden = false;
}

function askForCode(text = 'scan', title = 'title') {
  showDoor({ title, text, button: 'no_scan', quiet: true, act: () => line.call(true) });
}

function chooseSeat(text = 'choose_text') {
  showDoor({ title: 'choose_title', text: seats.length ? text : 'all_here', seats: true });
}

// --- messages ---------------------------------------------------------------------------------

const heard = {
  seats(message) {
    line.token = message.token;
    line.knocking = false;
    seats = message.seats;
    board.state = null;
    if (door.stays) return; // until it is read
    chooseSeat(door.refused ? 'refused_text' : 'choose_text');
  },
  wait(message) {
    showDoor({ title: 'number_title', text: 'number_text', number: message.number });
  },
  taken(message) {
    showDoor({
      title: 'taken_title', text: 'taken_text', values: { name: isolated(message.name) }, number: message.number,
      button: 'other_seat', quiet: true, act: () => line.send({ kind: 'leave' }),
    });
  },
  refused() { door = { ...door, refused: true }; },
  welcome(message) {
    line.token = message.token;
    board.sitting = message.sitting;
    board.state = null;
  },
  state(message) {
    showGame();
    board.show(message);
  },
  rejected(message) { if (board.state) board.refused(message.reason); },
  moved_here() {
    board.state = null;
    showDoor({ title: 'moved_title', text: 'moved_text', stays: true, button: 'other_seat', quiet: true, act: () => chooseSeat() });
  },
  here() { /* the line is alive */ },
};

function ended(code, reason) {
  $('lost').hidden = true;
  board.state = null;
  if (code === 0) {
    showDoor({ title: 'silent_title', text: 'silent_text', button: 'again', act: () => line.wake() });
  } else if (code === 4001 && reason === 'here') {
    showDoor({ title: 'tab_title', text: 'tab_text', button: 'tab_button', act: () => line.call() });
  } else if (code === 4001) {
    line.token = null;
    showDoor({ title: 'elsewhere_title', text: 'elsewhere_text' });
  } else if (code === 4005) {
    line.token = null;
    if (reason === 'here') showDoor({ title: 'moved_title', text: 'moved_text' });
    else showDoor({ title: 'over_title', text: 'over_text' });
  } else if (code === 4006) {
    line.token = null;
    showDoor({ title: 'network_title', text: 'network_text' });
  } else if (code === 4002) {
    showDoor({ title: 'away_title', text: 'away_text', button: 'again', act: () => line.call(true) });
  } else if (code === 4004 && kept.get('reloaded', sessionStorage) !== 'yes') {
    kept.set('reloaded', 'yes', sessionStorage);
    location.reload();
  } else {
    line.token = null;
    askForCode('not_known_text', 'not_known_title');
  }
}

// --- language ---------------------------------------------------------------------------------

function speakAgain() {
  $('language').setAttribute('aria-label', say('language'));
  $('lost').querySelector('span').textContent = say('lost');
  renderDoor();
  board.render();
}

function chooseLanguage() {
  const playing = Boolean(board.state);
  const choices = languages().map(([code, name]) => ({
    name,
    picked: code === language(),
    act: () => { use(code, true); speakAgain(); line.send({ kind: 'speak', language: code }); },
  }));
  if (playing) choices.push({ name: say('leave'), act: () => setTimeout(askToLeave, 350) });
  ask({ title: say(playing ? 'settings' : 'language'), no: say('close'), choices });
}

function askToLeave() {
  ask({ title: say('leave_title'), text: say('leave_text'), yes: say('leave'), no: say('stay'),
    done: () => line.send({ kind: 'leave' }) });
}

// --- start ------------------------------------------------------------------------------------

function start() {
  if (takeToken()) kept.set('reloaded', null, sessionStorage);
  if (line.token) {
    showDoor({ title: 'title', text: 'connecting' });
    line.call();
  } else {
    askForCode();
  }
}

async function main() {
  // Before anything is shown: the token must not stand in the address.
  takeToken();
  await loadTexts();
  board = new Board({ send: (message) => line.send(message) });
  let losing = 0;
  line = new Line({
    heard: (message) => {
      clearTimeout(losing);
      losing = 0;
      $('lost').hidden = true;
      if (heard[message.kind]) heard[message.kind](message);
    },
    lost: () => {
      // A hiccup that is over before anybody looks is not worth a sentence.
      if (!losing) losing = setTimeout(() => { $('lost').hidden = false; }, 900);
    },
    ended: (code, reason) => { clearTimeout(losing); losing = 0; ended(code, reason); },
  });
  wireLayers();
  speakAgain();
  $('language').onclick = chooseLanguage;
  window.addEventListener('hashchange', () => { if (takeToken()) start(); });
  start();
}

main();

// The board in the hand: fifteen pictures, the slate, and what the table waits for.

import { $, make, piece, pressable, openLayer, closeLayer, openedLayer, ask } from '/parts.js';
import { say, number, list, isolated, kept } from '/speech.js';

const MOST = 10;

export class Board {
  constructor({ send }) {
    this.send = send;
    this.state = null;
    this.marks = [];
    this.selected = null;
    this.sent = 0;
    this.enlarged = null;
    this.notice = '';
    this.sitting = '';
    this.cards = [];
    this.shownBefore = null;
    this.veiled = kept.get('veil') === 'yes';
    this.peeking = false;
    $('action').onclick = () => this.act();
    $('large-mark').onclick = () => { const cell = this.enlarged; closeLayer(); this.tap(cell); };
    $('veil-toggle').onclick = () => this.setVeil(!this.veiled);
    this.wireVeil();
    new ResizeObserver(() => this.fit()).observe($('board'));
  }

  // --- what comes from the table -----------------------------------------------------------

  show(state) {
    const old = this.state;
    const otherTask = !old || old.stamp !== state.stamp;
    this.state = state;
    this.sent = 0;
    if (otherTask) { this.selected = null; if (old) this.notice = ''; }
    this.keepTicks(state, otherTask);
    if (otherTask && openedLayer() === $('sheet')) closeLayer();
    this.render();
    this.tellShown(old, state);
  }

  // The ticks on this phone are the newest, as long as the table still asks for the same.
  keepTicks(state, otherTask) {
    if (!state.moves.lock_marks) {
      this.marks = state.marks || [];
      kept.set('ticks', null, sessionStorage);
    } else if (otherTask || state.fresh) {
      const mine = this.readTicks();
      const newer = mine && mine.for === this.taskName();
      this.marks = newer ? mine.cells : state.draft;
      if (newer && String(mine.cells) !== String(state.draft)) this.sendDraft();
    }
  }

  taskName() { return this.sitting + '.' + this.state.seat + '.' + this.state.stamp; }

  readTicks() {
    try { return JSON.parse(kept.get('ticks', sessionStorage)); } catch (e) { return null; }
  }

  sendDraft() {
    kept.set('ticks', JSON.stringify({ for: this.taskName(), cells: this.marks }), sessionStorage);
    this.send({ kind: 'draft', stamp: this.state.stamp, cells: this.marks });
  }

  refused(reason) {
    const key = { late: 'late', marks: 'marks_wrong', not_yours: 'not_yours' }[reason] || 'not_now';
    this.notice = say(key);
    this.sent = 0;
    this.render();
  }

  // A picture was shown while we looked: say what it brought.
  tellShown(old, state) {
    if (!old || old.round !== state.round || state.shown.length !== old.shown.length + 1) return;
    const shown = state.shown[state.shown.length - 1];
    const kind = shown.who.length === 1 ? 'fall' : shown.who.length === 2 ? 'super' : 'spark';
    const banner = $('banner');
    const stars = shown.stars[state.seat];
    const symbols = make('div', 'symbols');
    symbols.append(...shown.who.map((seat) => piece('seat_' + state.seats[seat].symbol)));
    banner.replaceChildren(make('strong', '', say(kind)), symbols);
    if (stars) banner.append(make('span', '', say('banner_stars', { n: stars })));
    banner.className = 'banner ' + kind;
    banner.hidden = false;
    clearTimeout(this.bannerTimer);
    this.bannerTimer = setTimeout(() => { banner.hidden = true; }, 3200);
  }

  // --- what the hand does -------------------------------------------------------------------

  tap(cell) {
    const { moves } = this.state;
    if (moves.lock_marks) {
      this.toggle(cell);
    } else if (moves.point_at) {
      if (moves.point_at.cell.includes(cell)) this.selected = this.selected === cell ? null : cell;
      else this.notice = say('point_none');
      this.render();
    } else {
      this.enlarge(cell);
    }
  }

  toggle(cell) {
    this.notice = '';
    if (this.marks.includes(cell)) {
      this.marks = this.marks.filter((one) => one !== cell);
    } else if (this.marks.length >= MOST) {
      this.notice = say('most');
      this.render();
      return;
    } else {
      this.marks = [...this.marks, cell].sort((a, b) => a - b);
    }
    this.render();
    this.sendDraft();
  }

  move(kind, values = {}) {
    // Once for each state: a doubled tap finds it sent, and the table would refuse it anyway.
    if (this.sent === this.state.stamp) return;
    if (this.send({ kind: 'move', stamp: this.state.stamp, move: kind, ...values })) this.sent = this.state.stamp;
    this.render();
  }

  act() {
    const { moves } = this.state;
    if (moves.answer_word) {
      ask({
        title: say('swap_title'), text: say('swap_text'), no: say('close'),
        choices: [
          { name: say('swap_yes'), act: () => this.move('answer_word', { agree: true }) },
          { name: say('swap_no'), act: () => this.move('answer_word', { agree: false }) },
        ],
      });
    } else if (moves.lock_marks && this.marks.length) {
      const cells = this.marks;
      ask({
        title: say('pass_title', { n: cells.length }), text: say('pass_text'),
        yes: say('pass'), no: say('not_yet'), done: () => this.move('lock_marks', { cells }),
      });
    } else if (moves.point_at && this.selected !== null) {
      const cell = this.selected;
      ask({
        title: say('point_title'), text: say('point_text'),
        yes: say('point'), no: say('not_yet'), done: () => this.move('point_at', { cell }),
      });
    } else if (moves.next_round) {
      ask({
        title: say('next_title'), text: say('next_text'),
        yes: say('next'), no: say('not_yet'), done: () => this.move('next_round'),
      });
    }
  }

  enlarge(cell) {
    const card = this.state.cards[cell];
    this.enlarged = cell;
    const image = $('large').querySelector('img');
    image.src = card.small;
    const sharp = new Image();
    sharp.onload = () => { if (this.enlarged === cell) image.src = card.large; };
    sharp.src = card.large;
    image.alt = card.alt;
    const mark = $('large-mark');
    mark.hidden = !this.state.moves.lock_marks || this.veiled;
    mark.textContent = say(this.marks.includes(cell) ? 'take' : 'put');
    $('large-close').textContent = say('close');
    openLayer($('large'), $('large-close'));
  }

  // --- hidden until touched ------------------------------------------------------------------

  // While this is so, nothing on the page may depend on the marks: a blur would let them glow.
  get covered() { return this.veiled && !this.peeking; }

  wireVeil() {
    const look = (open) => () => {
      if (this.peeking === open) return;
      this.peeking = open;
      this.render();
    };
    for (const id of ['veil', 'hold']) {
      const button = $(id);
      button.addEventListener('pointerdown', (event) => {
        if (button.setPointerCapture) button.setPointerCapture(event.pointerId);
        look(true)();
      });
      for (const name of ['pointerup', 'pointercancel', 'lostpointercapture', 'blur']) {
        button.addEventListener(name, look(false));
      }
      button.addEventListener('keydown', (event) => { if (event.key === ' ' || event.key === 'Enter') look(true)(); });
      button.addEventListener('keyup', look(false));
      button.addEventListener('contextmenu', (event) => event.preventDefault());
    }
    document.addEventListener('visibilitychange', look(false));
  }

  setVeil(on) {
    this.veiled = on;
    kept.set('veil', on ? 'yes' : null);
    this.render();
  }

  // --- showing -------------------------------------------------------------------------------

  render() {
    const state = this.state;
    if (!state) return;
    $('app').classList.toggle('veiled', this.veiled);
    $('app').classList.toggle('peek', this.peeking);
    $('veil-toggle').setAttribute('aria-pressed', String(this.veiled));
    $('veil-toggle').setAttribute('aria-label', say('veil'));
    $('veil').querySelector('span').textContent = say('veil_touch');
    $('veil').hidden = !this.veiled;
    $('hold').textContent = say('veil_hold');
    $('hold').hidden = !this.veiled;
    const me = state.seats[state.seat];
    $('token').src = '/pieces/seat_' + me.symbol + '.webp';
    $('name').firstElementChild.textContent = me.name;
    $('round').textContent = say('round', { n: state.round, m: state.rounds });
    this.renderWord(state.word);
    this.renderPrompt();
    this.renderGrid();
    this.renderSlate();
    this.renderRoster();
    this.renderBar();
  }

  renderWord(lines) {
    $('word').replaceChildren(...lines.map((line, at) => {
      const text = make('p', at ? 'other' : 'first');
      text.lang = line.language;
      text.dir = 'auto';
      if (line.reading) {
        const ruby = make('ruby', '', line.text);
        ruby.append(make('rt', '', line.reading));
        text.append(ruby);
      } else {
        text.textContent = line.text;
      }
      return text;
    }));
    const longest = Math.max(...lines.map((line) => line.text.length));
    $('word').classList.toggle('long', longest > 13);
  }

  sentence() {
    const { state } = this;
    const names = list(state.waiting.map((seat) => state.seats[seat].name));
    const me = state.seats[state.seat];
    if (state.winners) {
      const won = list(state.winners.map((seat) => state.seats[seat].name));
      if (state.winners.length === 1 && state.winners[0] === state.seat) return say('won_you');
      return say(state.winners.length > 1 ? 'won_many' : 'won', { names: won });
    }
    if (state.result) return say(state.result.penalty ? 'score_dark' : 'score', state.result);
    if (state.swap) return say('swap_wait');
    if (state.moves.lock_marks) return say('mark');
    if (state.phase === 'associate') return say('passed', { names });
    if (state.phase === 'announce') return say('announce', { names });
    if (state.pending !== null) return say('answers');
    if (state.moves.point_at) return say('scout_you');
    if (me.fallen) return say('fallen_you');
    return state.scout === null ? '' : say('scout_other', { name: isolated(state.seats[state.scout].name) });
  }

  renderPrompt() {
    const { state } = this;
    const mine = Boolean(state.moves.lock_marks || state.moves.point_at || state.moves.answer_word);
    $('prompt').textContent = this.notice || this.sentence();
    $('prompt').className = 'prompt' + (this.notice ? ' alert' : mine ? ' mine' : '') + (state.winners ? ' won' : '');
  }

  renderGrid() {
    const { state } = this;
    const order = state.grid.flat();
    const grid = $('grid');
    if (this.cards.length !== order.length || String(this.order) !== String(order)) {
      this.order = order;
      this.cards = order.map((cell) => this.makeCard(cell));
      grid.replaceChildren(...this.cards.map((card) => card.button));
      this.fit();
    }
    grid.setAttribute('aria-label', say('my_board'));
    $('game').classList.toggle('tall', state.grid.length > state.grid[0].length);
    for (const card of this.cards) this.renderCard(card);
  }

  makeCard(cell) {
    const button = make('button', 'card');
    button.type = 'button';
    button.dataset.cell = cell;
    const image = make('img', 'picture');
    image.draggable = false;
    image.alt = '';
    const who = make('span', 'who');
    button.append(image, who, piece('mark_x_gold', 'cross'));
    pressable(button, () => this.tap(cell), () => this.enlarge(cell));
    image.onerror = () => {
      // The phone was asleep while it loaded: try again, a little later each time.
      const tries = Number(image.dataset.tries || 0);
      image.dataset.tries = tries + 1;
      if (tries < 6) setTimeout(() => { const src = image.src; image.src = ''; image.src = src; }, 500 * (tries + 1));
    };
    return { cell, button, image, who, shownKey: '' };
  }

  renderCard(card) {
    const { state, covered } = this;
    const told = state.cards[card.cell];
    if (card.image.getAttribute('src') !== told.small) {
      card.image.dataset.tries = 0;
      card.image.src = told.small;
    }
    const marked = !covered && this.marks.includes(card.cell);
    const shown = state.shown.find((one) => one.cell === card.cell);
    const pointing = !covered && state.moves.point_at;
    const off = pointing && !pointing.cell.includes(card.cell);
    const selected = !covered && this.selected === card.cell;
    card.button.classList.toggle('marked', marked);
    card.button.classList.toggle('dim', Boolean(shown) || Boolean(off));
    card.button.classList.toggle('selected', selected || state.pending === card.cell);
    if (state.moves.lock_marks || state.marks) card.button.setAttribute('aria-pressed', String(marked));
    else card.button.removeAttribute('aria-pressed');
    const label = [say('picture', { n: this.order.indexOf(card.cell) + 1 }), told.alt];
    if (marked) label.push(say('marked'));
    card.button.setAttribute('aria-label', label.join('. '));
    const key = shown ? shown.who.join() : '';
    if (key !== card.shownKey) {
      card.shownKey = key;
      card.who.replaceChildren(...(shown ? shown.who.map((seat) => piece('seat_' + state.seats[seat].symbol)) : []));
    }
  }

  renderSlate() {
    const { state } = this;
    const marks = this.covered ? [] : this.marks;
    const slate = $('slate');
    const rows = state.grid.length;
    const columns = state.grid[0].length;
    slate.className = 'slate central-' + state.board_side;
    slate.style.setProperty('--rows', rows);
    slate.style.setProperty('--columns', columns);
    const cells = state.grid.flat().map((cell) => {
      const element = make('i');
      const stars = state.stars[cell];
      if (stars) {
        const struck = state.struck.includes(cell);
        element.append(piece('star_inked'), piece(struck ? 'star_struck' : 'star_inked'));
        if (stars === 3) element.append(piece('star_bonus_inked', 'bonus'));
        element.classList.add('starred');
      }
      if (marks.includes(cell)) element.append(piece('mark_x_gold', 'cross'));
      return element;
    });
    const field = make('div', 'field');
    field.append(...cells);
    slate.replaceChildren(make('b', 'central'), field);
    slate.setAttribute('aria-label', this.covered ? say('my_board') : say('my_board') + ': ' + say('count_said', { n: this.marks.length, m: MOST }));
  }

  renderRoster() {
    const { state } = this;
    $('roster').replaceChildren(...state.seats.map((seat, number_) => {
      const row = make('li', number_ === state.seat ? 'me' : '');
      const name = make('bdi', 'who-name', seat.name);
      const facts = make('span', 'facts');
      const said = [];
      if (state.phase === 'associate') {
        said.push(say(seat.locked ? 'done' : 'waiting'));
        if (seat.locked) facts.append(piece('pen', 'small'));
        else facts.append(make('span', 'dots', '…'));
      } else {
        if (number_ === state.scout) { facts.append(make('span', 'tag scout', '▸')); said.push(say('scout')); }
        if (seat.dark) { facts.append(make('span', 'tag dark', '☾')); said.push(say('dark')); }
        if (seat.fallen) { facts.append(make('span', 'tag fallen', '↓')); said.push(say('fallen')); }
        if (seat.count !== null) {
          facts.append(make('span', 'marks', '×' + number(seat.count)));
          said.push(say('marks', { n: seat.count }));
        }
      }
      const stars = state.result || state.phase === 'associate' ? seat.total : seat.total + seat.earned;
      const sum = make('span', 'stars');
      sum.append(piece('star_inked', 'small'), make('span', '', number(stars)));
      said.push(say('stars', { n: stars }));
      const told = make('span', 'told');
      told.append(name, facts);
      row.append(piece('seat_' + seat.symbol, 'small'), told, sum);
      row.classList.toggle('won', Boolean(state.winners && state.winners.includes(number_)));
      row.setAttribute('aria-label', [seat.name, ...said].join(', '));
      return row;
    }));
  }

  renderBar() {
    const { state } = this;
    const { moves } = state;
    const action = $('action');
    const busy = this.sent === state.stamp;
    $('count').hidden = this.veiled || !(moves.lock_marks || state.marks);
    $('count').textContent = say('count', { n: this.marks.length, m: MOST });
    $('count').setAttribute('aria-label', say('count_said', { n: this.marks.length, m: MOST }));
    $('count').classList.toggle('full', this.marks.length === MOST);
    const [key, ready] = moves.answer_word ? ['swap_title', true]
      : moves.lock_marks ? ['pass', this.marks.length > 0]
        : moves.point_at ? ['point', this.selected !== null]
          : moves.next_round ? ['next', true] : ['', false];
    action.hidden = !key;
    if (key) action.textContent = say(key);
    action.disabled = !ready || busy;
    action.title = ready ? '' : say(moves.lock_marks ? 'pass_none' : 'point_none');
    action.classList.toggle('quiet', Boolean(moves.next_round));
  }

  // The largest pictures that fit without scrolling.
  fit() {
    if (!this.state) return;
    const room = $('board').getBoundingClientRect();
    const rows = this.state.grid.length;
    const columns = this.state.grid[0].length;
    const gap = 5;
    const wide = (room.width - gap * (columns - 1) - 6) / columns;
    const high = (room.height - gap * (rows - 1) - 6) / rows / 1.5;
    const width = Math.max(24, Math.floor(Math.min(wide, high)));
    const grid = $('grid');
    grid.style.setProperty('--card', width + 'px');
    grid.style.setProperty('--columns', columns);
  }
}

// Small builders and the layers above the page.

export const $ = (id) => document.getElementById(id);

export function make(tag, className = '', text = '') {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

export function piece(name, className = '') {
  const image = make('img', className);
  image.src = '/pieces/' + name + '.webp';
  image.alt = '';
  image.draggable = false;
  return image;
}

// A layer closes by its buttons, by a tap beside it, by Escape, and by the phone's back button.
let layer = null;
let before = null;

// The second tap of a doubled one must not fall through a layer that the first has closed.
const CALM = 300;
let calmUntil = 0;
window.addEventListener('click', (event) => {
  if (performance.now() < calmUntil) { event.stopPropagation(); event.preventDefault(); }
}, true);

export function openLayer(element, focus) {
  closeLayer();
  calmUntil = 0;
  before = document.activeElement;
  layer = element;
  layer.hidden = false;
  if (!(history.state && history.state.layer)) history.pushState({ layer: true }, '');
  if (focus) focus.focus({ preventScroll: true });
}

export function closeLayer(byBack = false) {
  if (!layer) return;
  layer.hidden = true;
  layer = null;
  calmUntil = performance.now() + CALM;
  if (before && before.isConnected) before.focus({ preventScroll: true });
  if (!byBack && history.state && history.state.layer) history.back();
}

export const openedLayer = () => layer;

window.addEventListener('popstate', () => closeLayer(true));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.isComposing) closeLayer();
});

let sheetDone = null;

export function ask({ title, text = '', yes, no, choices = [], done }) {
  $('sheet-title').textContent = title;
  $('sheet-text').textContent = text;
  $('sheet-text').hidden = !text;
  $('sheet-yes').textContent = yes || '';
  $('sheet-yes').hidden = !yes;
  $('sheet-no').textContent = no;
  const rows = choices.map(({ name, picked, act }) => {
    const button = make('button', picked ? 'picked' : '', name);
    button.type = 'button';
    button.setAttribute('aria-pressed', String(Boolean(picked)));
    button.onclick = () => { closeLayer(); act(); };
    return button;
  });
  $('sheet-choices').replaceChildren(...rows);
  sheetDone = done;
  openLayer($('sheet'), yes ? $('sheet-yes') : rows[0]);
}

export function wireLayers() {
  $('sheet-yes').onclick = () => {
    const done = sheetDone;
    sheetDone = null; // a second tap finds nothing to do
    closeLayer();
    if (done) done();
  };
  $('sheet-no').onclick = () => closeLayer();
  for (const id of ['sheet', 'large']) {
    $(id).addEventListener('click', (event) => { if (event.target === $(id)) closeLayer(); });
  }
  $('large-close').onclick = () => closeLayer();
  $('large').querySelector('img').onclick = () => closeLayer();
}

// The finger that held a picture is lifted from the layer that came up under it: no click there.
function swallowClick() {
  const swallow = (event) => { event.stopPropagation(); event.preventDefault(); };
  const forget = () => {
    window.removeEventListener('click', swallow, true);
    window.removeEventListener('pointerdown', forget, true);
  };
  window.addEventListener('click', swallow, true);
  window.addEventListener('pointerdown', forget, true);
}

// A tap at once, a long press after a moment, and never both.
export function pressable(element, tap, hold) {
  let timer = 0;
  let held = false;
  let last = -1000;
  const stop = () => clearTimeout(timer);
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    held = false;
    stop();
    // Twice: a finger that was lifted while the page was busy gets its say first.
    timer = setTimeout(() => {
      timer = setTimeout(() => { held = true; swallowClick(); hold(); }, 40);
    }, 400);
  });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave']) element.addEventListener(name, stop);
  element.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    if (!held) { stop(); hold(); }
  });
  element.addEventListener('click', (event) => {
    stop();
    // Two fast clicks are one: what a nervous finger sets, it does not take away.
    const doubled = event.timeStamp - last < 300;
    if (held || doubled) { held = false; return; }
    last = event.timeStamp;
    tap();
  });
}

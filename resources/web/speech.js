// The page's sentences in the language of the phone, or the one chosen here.

let texts = {};
let code = 'en';
let digits = new Intl.NumberFormat('en');

export const kept = {
  // Some browsers refuse storage; then things hold as long as the page.
  inMemory: {},
  get(name, store = localStorage) {
    try { return store.getItem('stella.' + name); } catch (e) { return this.inMemory[name] || null; }
  },
  set(name, value, store = localStorage) {
    this.inMemory[name] = value;
    try {
      if (value === null) store.removeItem('stella.' + name);
      else store.setItem('stella.' + name, value);
    } catch (e) { /* refused, see above */ }
  },
};

function phoneLanguage() {
  const chosen = kept.get('language');
  if (chosen && texts[chosen]) return chosen;
  for (const tag of navigator.languages || [navigator.language || 'en']) {
    const short = tag.toLowerCase().split('-')[0];
    if (texts[short]) return short;
  }
  return 'en';
}

export async function loadTexts() {
  const answer = await fetch('/texts.json');
  texts = await answer.json();
  use(phoneLanguage());
}

export function use(language, remember = false) {
  code = language;
  digits = new Intl.NumberFormat(language === 'fa' ? 'fa' : 'en', { useGrouping: false });
  document.documentElement.lang = language;
  document.documentElement.dir = texts[language]._dir;
  if (remember) kept.set('language', language);
}

export const language = () => code;
export const languages = () => Object.keys(texts).map((one) => [one, texts[one]._name]);
export const number = (n) => digits.format(n);

// Names keep their own direction inside a sentence of another one.
export const isolated = (name) => '\u2068' + name + '\u2069';

export function say(key, values = {}) {
  return texts[code][key].replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    return typeof value === 'number' ? digits.format(value) : String(value);
  });
}

export function list(names) {
  const shown = names.map(isolated);
  try {
    return new Intl.ListFormat(code, { type: 'conjunction' }).format(shown);
  } catch (e) {
    return shown.join(code === 'ja' ? '、' : code === 'fa' ? '، ' : ', ');
  }
}

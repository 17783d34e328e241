/*
 * The search of the documents, in the browser. It loads the texts when somebody first uses it:
 * one line for each heading, with the text below it.
 */

/** @typedef {[address: string, page: string, heading: string, text: string]} Line */

/** Results that are shown at most. */
const SHOWN = 12;
/** Characters of text around the word that was found. */
const AROUND = 70;

const here = new URL('.', import.meta.url);
const form = document.querySelector('form[role=search]');
const input = form.querySelector('input');
const panel = form.querySelector('.found');
const status = panel.querySelector('p');
const list = panel.querySelector('ol');

/** @type {Promise<Line[]> | null} */
let loading = null;

async function load() {
  const response = await fetch(new URL('search.json', here));
  return response.json();
}

const lines = async () => (loading ??= load());

const begins = (text, at) => at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]);

/** Where a word of the text begins so, else where it stands within one; -1 if nowhere. */
function placeOf(text, word) {
  const lower = text.toLowerCase();
  const first = lower.indexOf(word);
  let at = first;
  while (at >= 0 && !begins(lower, at)) at = lower.indexOf(word, at + 1);
  return at < 0 ? first : at;
}

/** 0 if the text has no such word; twice the weight where a word of it begins so. */
function rate(text, word, weight) {
  const at = placeOf(text, word);
  if (at < 0) return 0;
  return begins(text, at) ? weight * 2 : weight;
}

/** How well a line fits all words; 0 if one of them is missing. */
function scoreOf([, page, heading, text], words) {
  let score = 0;
  for (const word of words) {
    const rated = rate(heading, word, 8) + rate(page, word, 4) + rate(text, word, 1);
    if (rated === 0) return 0;
    score += rated;
  }
  // The beginning of a page comes before its details.
  return heading === page ? score * 1.5 : score;
}

/** A part of the text with the word marked in it. */
function excerpt(text, word) {
  const at = placeOf(text, word);
  if (at < 0) return [text.length > AROUND * 2 ? `${text.slice(0, AROUND * 2)}…` : text];
  const start = Math.max(0, at - AROUND);
  const end = at + word.length + AROUND;
  const mark = document.createElement('mark');
  mark.textContent = text.slice(at, at + word.length);
  return [
    `${start > 0 ? '…' : ''}${text.slice(start, at)}`,
    mark,
    `${text.slice(at + word.length, end)}${end < text.length ? '…' : ''}`,
  ];
}

function itemOf([address, page, heading, text], words) {
  const link = document.createElement('a');
  link.href = new URL(address, here).href;
  const title = document.createElement('b');
  title.textContent = heading === page ? page : `${page} › ${heading}`;
  const part = document.createElement('span');
  part.append(...excerpt(text, words[0]));
  link.append(title, part);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

async function search() {
  const asked = input.value;
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    panel.hidden = true;
    return;
  }
  const all = await lines();
  // Somebody has typed on meanwhile.
  if (input.value !== asked) return;
  const hits = all
    .map((line) => ({ line, score: scoreOf(line, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  list.replaceChildren(...hits.slice(0, SHOWN).map(({ line }) => itemOf(line, words)));
  status.textContent = hits.length === 0 ? `Nothing found for “${asked}”` : `${hits.length} found`;
  panel.hidden = false;
}

/** Moves the focus between the field and the results. */
function move(by) {
  const stops = [input, ...list.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + by))].focus();
}

input.addEventListener('input', () => void search());
input.addEventListener('focus', () => void lines());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  list.querySelector('a')?.click();
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    panel.hidden = true;
    input.focus();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  }
});
list.addEventListener('click', () => {
  panel.hidden = true;
});
document.addEventListener('click', ({ target }) => {
  if (!form.contains(target)) panel.hidden = true;
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || document.activeElement === input) return;
  event.preventDefault();
  input.focus();
});

// A link may carry a question: /docs/?q=clock
const question = new URLSearchParams(location.search).get('q');
if (question !== null) {
  input.value = question;
  void search();
}

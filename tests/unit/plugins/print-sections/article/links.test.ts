import {expect, it} from 'vitest';
import {parse} from '../../../../../plugins/print-sections/article/dom';
import {resolveLinks} from '../../../../../plugins/print-sections/article/links';

const target = (id: string, ...ids: string[]) => ({id, ids: new Set(ids)});

const targets = new Map([
  ['/help/docs/a', target('p1', 'top', 'ä')],
  ['/help/docs/b', target('p2', 'rows')],
]);

/** Numbers addresses as a print page does. */
function notesOf() {
  const notes: string[] = [];
  const numberOf = (address: string) =>
    (notes.includes(address)
      ? notes.indexOf(address)
      : notes.push(address) - 1) + 1;
  return {notes, numberOf};
}

function resolved(hrefs: readonly string[], origin = '') {
  const {notes, numberOf} = notesOf();
  const $ = parse(hrefs.map((href) => `<a href="${href}">x</a>`).join(''));
  resolveLinks($, '/help/docs/a', {targets, origin, numberOf});
  return {
    links: $('a')
      .get()
      .map(({attribs}) => [
        attribs.href,
        ...(attribs['data-note'] ? [attribs['data-note']] : []),
      ]),
    notes,
  };
}

it('leads to where the print holds the target', () => {
  const {links, notes} = resolved([
    '#top',
    '#%C3%A4',
    '/help/docs/b/',
    '/help/docs/b#rows',
    './b#gone',
  ]);
  expect(links).toEqual([
    ['#p1-top'],
    ['#p1-ä'],
    ['#p2'],
    ['#p2-rows'],
    ['#p2'],
  ]);
  expect(notes).toEqual([]);
});

it('numbers other addresses, each once, and mails not at all', () => {
  const {links, notes} = resolved([
    '/help/docs/c#d',
    'https://example.org/',
    '/help/docs/c#d',
    'mailto:a@example.org',
    'http://[',
  ]);
  expect(links).toEqual([
    ['/help/docs/c#d', '1'],
    ['https://example.org/', '2'],
    ['/help/docs/c#d', '1'],
    ['mailto:a@example.org'],
    ['http://[', '3'],
  ]);
  expect(notes).toEqual(['/help/docs/c#d', 'https://example.org/', 'http://[']);
});

it('names other pages by their whole address where the origin is known', () => {
  const {links} = resolved(
    ['/help/docs/c', 'https://docs.example.com/help/docs/b'],
    'https://docs.example.com',
  );
  expect(links).toEqual([
    ['https://docs.example.com/help/docs/c', '1'],
    ['#p2'],
  ]);
});

it('leaves links in drawings without a number', () => {
  const $ = parse('<svg><a href="/help/docs/c"><text>c</text></a></svg>');
  const {notes, numberOf} = notesOf();
  resolveLinks($, '/help/docs/a', {targets, origin: '', numberOf});
  expect($('a').attr('data-note')).toBeUndefined();
  expect(notes).toEqual([]);
});

import {describe, expect, it} from 'vitest';
import {parse} from '../../../../../plugins/print-sections/server/readArticle';
import {
  makePlain,
  prefixIds,
  resolveLinks,
} from '../../../../../plugins/print-sections/server/rewrite';

describe('what is folded or waits for a hand', () => {
  it('is open, and buttons and forms are gone', () => {
    const $ = parse(
      '<details name="one"><summary>More</summary><p>Text</p></details><button>Copy</button><form><input></form><p hidden>Wait</p><div role="region" aria-label="Table" tabindex="0">T</div>',
    );
    makePlain($);
    expect($.html()).toBe(
      '<details open=""><summary>More</summary><p>Text</p></details><div>T</div>',
    );
  });

  it('shows all tabs, each below its name', () => {
    const $ = parse(
      '<div class="tabs-container"><ul role="tablist"><li role="tab">curl</li><li role="tab">C &amp; C</li></ul><div><div role="tabpanel">one</div><div role="tabpanel" hidden>two</div></div></div>',
    );
    makePlain($);
    expect($.html()).toBe(
      '<div class="tabs-container"><div><div><p class="print-tab">curl</p>one</div><div><p class="print-tab">C &amp; C</p>two</div></div></div>',
    );
  });
});

describe('ids', () => {
  it('are prefixed where they are given and where they are used', () => {
    const $ = parse(
      '<h2 id="a">A</h2><label for="b">B</label><input id="b" aria-describedby="a b"><svg viewBox="0 0 1 1"><marker id="m"/><path marker-end="url(#m)"/><use href="#m"/></svg>',
    );
    prefixIds($, 'p1-');
    expect($.html()).toBe(
      '<h2 id="p1-a">A</h2><label for="p1-b">B</label><input id="p1-b" aria-describedby="p1-a p1-b"><svg viewBox="0 0 1 1"><marker id="p1-m"></marker><path marker-end="url(#p1-m)"></path><use href="#p1-m"></use></svg>',
    );
  });
});

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

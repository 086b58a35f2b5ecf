import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {readArticle} from '../../../../../plugins/print-sections/server/readArticle';
import {sectionPage} from '../../../../../plugins/print-sections/server/sectionPage';
import type {Section} from '../../../../../plugins/print-sections/server/sections';
import {
  TEXTS,
  textsOf,
} from '../../../../../plugins/print-sections/shared/texts';

const entry = (title: string, depth: number) => ({
  title,
  depth,
  route: `/help/docs/${title}`,
  isWritten: true,
});

const SECTION: Section = {
  title: 'Rows & columns',
  route: '/help/docs/rows/',
  description: 'All of it.',
  total: 3,
  entries: [
    entry('a', 0),
    {
      title: 'Group',
      depth: 0,
      isWritten: false,
      description: 'Two < three.',
    },
    entry('b', 1),
  ],
  choices: [
    {
      title: 'Sorting',
      route: '/help/docs/rows/sorting/',
      total: 1,
      entries: [],
      choices: [],
    },
  ],
};

const article = (title: string, day: string) =>
  readArticle(
    `<article><div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header><h2 id="use">Use</h2><p><a href="/help/docs/${title === 'a' ? 'b#use' : 'rows/'}">in</a> <a href="https://example.org/${title}">out</a></p><figure><figcaption>Figure</figcaption></figure><h6 class="anchor">Deep</h6><figure class="x"><figcaption>None</figcaption></figure></div><time datetime="${day}" itemprop="dateModified">${day}</time></article>`,
    title,
  );

const $ = load(
  sectionPage(
    SECTION,
    new Map([
      ['/help/docs/a', article('a', '2026-02-01')],
      ['/help/docs/b', article('b', '2026-01-01')],
    ]),
    {
      baseUrl: '/help/',
      title: 'Site',
      lang: 'en',
      direction: 'ltr',
      links: '<link rel="stylesheet" href="/help/a.css">',
      origin: '',
      captions: 'figure:not(.x) > figcaption',
      text: textsOf({...TEXTS, figure: {message: 'Abbildung {number}.'}}),
    },
  ),
);

const texts = (selector: string) =>
  $(selector)
    .get()
    .map((one) => $(one).text());
const hrefs = (selector: string) =>
  $(selector)
    .get()
    .map((one) => $(one).attr('href'));

describe('a print page', () => {
  it('begins with the title, the number of pages, the latest change, and the address', () => {
    expect(texts('h1')).toEqual(['Rows & columns']);
    expect(texts('.print-title dd')).toEqual([
      '2',
      '2026-02-01',
      '/help/docs/rows/',
    ]);
  });

  it('lists what is in it, and what is on other print pages', () => {
    expect(texts('.print-contents > ul > li > a')).toEqual(['a', 'Group']);
    expect(hrefs('.print-contents a')).toEqual(['#p1', '#p2', '#p3']);
    expect(texts('.print-contents > ul > li > ul a')).toEqual(['b']);
    expect(texts('.print-choices li')).toEqual(['Sorting Pages: 1']);
    expect(hrefs('.print-choices a')).toEqual([
      '/help/print/docs/rows/sorting',
    ]);
  });

  it('has the articles in order, at levels that follow from their place', () => {
    expect(
      $('main :is(h1, h2, h3, h4, h5, h6)')
        .get()
        .map((one) => `${one.name} ${$(one).text()}`),
    ).toEqual([
      'h1 Rows & columns',
      'h2 Printed on pages of their own',
      'h2 Contents',
      'h2 a',
      'h3 Use',
      'h6 Deep',
      'h2 Group',
      'h3 b',
      'h4 Use',
      'h6 Deep',
      'h2 Addresses',
    ]);
    expect($('.print-article [class=anchor]').length).toBe(0);
    expect(texts('.print-group p')).toEqual(['Two < three.']);
  });

  it('has links, ids, and numbers of figures that fit together', () => {
    expect(hrefs('.print-article a')).toEqual([
      '#p3-use',
      'https://example.org/a',
      '#title',
      'https://example.org/b',
    ]);
    expect(texts('.print-addresses li')).toEqual([
      'https://example.org/a',
      'https://example.org/b',
    ]);
    expect(texts('figcaption')).toEqual([
      'Abbildung 1. Figure',
      'None',
      'Abbildung 2. Figure',
      'None',
    ]);
  });

  it('asks not to be listed, and runs one small file', () => {
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('script').get().length).toBe(1);
    expect($('script').attr('src')).toBe('/help/print/print.js');
    expect($('[data-print]').attr('hidden')).toBeDefined();
  });
});

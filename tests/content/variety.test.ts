import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {checkSimilarity, similarPairs} from './checks/similarity';
import {checkVariety, limitFor, openingsOf, runsOf} from './checks/variety';
import {parsePage, readPages, report} from './support/page';
import type {Page} from './support/page';
import {mapInTurns} from './support/turns';

/** Share of runs of words that two pages may have in common. Of the first 36 pages the highest was 0.085 as a form filled in, and 0.007 when written anew. */
const MAX_SIMILARITY = 0.05;
/** The same for two pages that have little to say, such as two stemmers. */
const MAX_SIMILARITY_OF_SHORT = 0.3;

const SHORT_TIERS = new Set(['D', 'E']);

function isShort({frontMatter}: Page): boolean {
  const {tier} = (frontMatter.operator ?? {}) as {readonly tier?: string};
  return SHORT_TIERS.has(tier ?? '');
}

const limitOf = (one: Page, other: Page) =>
  isShort(one) && isShort(other) ? MAX_SIMILARITY_OF_SHORT : MAX_SIMILARITY;

const COPIED = readFileSync(
  path.join(__dirname, 'fixtures', 'variety.mdx'),
  'utf8',
);
const page = (name: string, text: string) =>
  parsePage(`docs/operators/desks/${name}.mdx`, text);
const copies = (count: number) =>
  Array.from({length: count}, (_, at) => page(`copy${at}`, COPIED));
/** Pages that have nothing in common. */
const others = (count: number) =>
  Array.from({length: count}, (_, at) =>
    page(`other${at}`, `**Other ${at}** ends. Word${at} is w${at} for x${at}.`),
  );

describe('checkVariety', () => {
  it('names what more than a quarter of a category share', () => {
    expect(report(checkVariety([...copies(3), ...others(5)]))).toEqual(
      [
        'paragraphs open with "use it when"',
        'paragraphs open with "take the first"',
        'paragraphs open with "that is why"',
        'stock phrase "Use it when"',
        'stock phrase "Take the row"',
        'stock phrase "That is why"',
      ].map(
        (saying) =>
          `docs/operators/desks: ${saying} on 3 pages, where 2 fit: copy0, copy1, copy2`,
      ),
    );
  });

  it('finds runs of words that nobody has listed, and joins them', () => {
    const found = report(checkVariety([...copies(5), ...others(11)]));
    expect(
      found.filter((line) => line.includes('run of words')),
    ).toContainEqual(
      expect.stringContaining(
        '"the measured depth goes into the second drawer on the left as a note" on 5 pages, where 4 fit',
      ),
    );
  });

  it.each([
    ['two of few', copies(2)],
    ['a quarter of many', [...copies(4), ...others(12)]],
    [
      'one of each category',
      ['desks', 'chairs', 'lamps', 'shelves'].map((category) =>
        parsePage(`docs/operators/${category}/copy.mdx`, COPIED),
      ),
    ],
  ])('accepts %s', (_, pages) => {
    expect(report(checkVariety(pages))).toEqual([]);
  });

  it('takes a share of many pages, and a number of few', () => {
    expect([2, 7, 8, 26, 100].map(limitFor)).toEqual([2, 2, 2, 6, 25]);
  });

  it('skips the name in bold, lists, tables, headings, and code', () => {
    const text = [
      '**Name** does this. It has a sentence.',
      '## Not this',
      '- nor this one',
      '| nor | this |\n| --- | --- |\n| cell | cell |',
      '```text\nnor this one\n```',
      'But `code` here counts.',
    ].join('\n\n');
    expect(openingsOf(page('a', text))).toEqual(['it has a', 'but code here']);
    expect([...runsOf(page('a', text), 3)]).toEqual([
      'name does this',
      'it has a',
      'has a sentence',
      'nor this one',
      'but code here',
      'code here counts',
    ]);
  });
});

describe('checkSimilarity', () => {
  it('names two pages that are nearly the same', () => {
    const changed = page('changed', COPIED.replace('third drawer', 'lamp'));
    expect(
      report(checkSimilarity([...copies(1), changed, ...others(3)], limitOf)),
    ).toEqual([
      expect.stringMatching(
        /^docs\/operators\/desks\/copy0\.mdx: shares \d+ % of its runs of 5 words with docs\/operators\/desks\/changed\.mdx, and 5 % fit$/,
      ),
    ]);
  });

  it('gives pages that have little to say more room', () => {
    const short = (name: string, end: string) =>
      page(
        name,
        `---\noperator: {tier: D}\n---\n**Stem** cuts words down to their stems. ${end}`,
      );
    const pair = [
      short(
        'dutch',
        'It is made for texts in Dutch, and leaves others as they are.',
      ),
      short(
        'finnish',
        'Finnish has many endings; the longest that fits is removed at first.',
      ),
    ];
    const [found] = similarPairs(pair);
    expect(found?.similarity).toBeGreaterThan(MAX_SIMILARITY);
    expect(checkSimilarity(pair, limitOf)).toEqual([]);
    expect(checkSimilarity(pair, () => MAX_SIMILARITY)).toHaveLength(1);
  });
});

describe('the pages of operators', () => {
  const pages = readPages(ROOT, ['docs']).filter(
    ({kind}) => kind === 'operator',
  );

  // Parses them.
  beforeAll(() => mapInTurns(pages, ({tree}) => tree));

  it('do not open and speak alike within a category', () => {
    expect(report(checkVariety(pages))).toEqual([]);
  });

  it('are no copies of each other', () => {
    console.info(
      [
        'Most similar pages (share of common runs of five words)',
        ...similarPairs(pages)
          .slice(0, 10)
          .map(
            ({files, similarity}) =>
              `${similarity.toFixed(3)}  ${files.join('  ')}`,
          ),
      ].join('\n'),
    );
    expect(report(checkSimilarity(pages, limitOf))).toEqual([]);
  });
});

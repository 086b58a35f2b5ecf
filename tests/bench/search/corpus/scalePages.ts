import type {IndexedPage} from '../../../../plugins/search-local/server/buildDocuments';
import {pick, randomOf} from '../../../relevance/support/random';

/** What the titles of varied copies end in: one each round. */
const ROUNDS = [
  'for Streams',
  'in Batches',
  'with History',
  'per Group',
  'on Samples',
  'by Schedule',
  'with Weights',
  'across Tables',
  'under Limits',
  'from Archives',
  'for Sensors',
  'at Scale',
  'from Files',
  'to Tables',
  'in Parallel',
  'per Customer',
  'without Labels',
  'with Limits',
  'by Region',
  'of Orders',
  'at Night',
  'in Stages',
  'under Load',
  'for Teams',
];

/** Steps through the pages in an order that mixes guides and operators; a prime. */
const STRIDE = 389;

/** Share of words that a copy replaces, and of those that no page had before. */
const REPLACED = 0.15;
const NEW = 0.2;

const SHORTEST_REPLACED = 5;

function vocabularyOf(pages: readonly IndexedPage[]): string[] {
  const found = new Set<string>();
  for (const {sections} of pages) {
    for (const {content} of sections) {
      for (const word of content.match(/\b[a-z]{5,}\b/g) ?? []) {
        found.add(word);
      }
    }
  }
  return [...found].sort();
}

/** A word made of the beginning of one word and the end of another. */
function newWord(vocabulary: readonly string[], random: () => number): string {
  const head = pick(vocabulary, random);
  const tail = pick(vocabulary, random);
  return head.slice(0, Math.ceil(head.length / 2)) + tail.slice(-3);
}

function variedText(
  text: string,
  vocabulary: readonly string[],
  random: () => number,
): string {
  return text.replace(/\b[a-z]+\b/g, (word) => {
    if (word.length < SHORTEST_REPLACED || random() >= REPLACED) {
      return word;
    }
    return random() < NEW
      ? newWord(vocabulary, random)
      : pick(vocabulary, random);
  });
}

function variant(
  base: IndexedPage,
  round: number,
  vocabulary: readonly string[],
  random: () => number,
): IndexedPage {
  const ending = ROUNDS[round - 1];
  if (ending === undefined) {
    throw new Error(
      `A corpus has at most ${ROUNDS.length + 1} pages for each page written. Ask for fewer pages.`,
    );
  }
  const title = `${base.title} ${ending}`;
  const route = `${base.page.route.replace(/\/$/, '')}-${round}`;
  return {
    ...base,
    title,
    page: {...base.page, title, route},
    sections: base.sections.map((section) => ({
      ...section,
      content: variedText(section.content, vocabulary, random),
    })),
  };
}

/**
 * As many pages as asked for, always the same ones: a sample of the pages, or
 * all of them and varied copies, in which about one long word in seven is another.
 * @throws Error when there are too few pages to vary.
 */
export function scalePages(
  pages: readonly IndexedPage[],
  count: number,
): IndexedPage[] {
  const stride = pages.length % STRIDE === 0 ? 1 : STRIDE;
  const mixed = pages.map((_, at) => pages[(at * stride) % pages.length]!);
  if (count <= pages.length) {
    return mixed.slice(0, count);
  }
  const vocabulary = vocabularyOf(pages);
  return Array.from({length: count}, (_, at) => {
    const base = mixed[at % pages.length]!;
    const round = Math.floor(at / pages.length);
    return round === 0 ? base : variant(base, round, vocabulary, randomOf(at));
  });
}

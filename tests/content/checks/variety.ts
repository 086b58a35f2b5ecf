import type {Paragraph, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../support/prose';
import type {Page, Problem} from '../support/page';

/** Share of the pages of a category that may say the same. */
export const MAX_SHARE = 0.25;
/** Smaller categories are too few for a share: this many pages may say the same. */
export const MAX_OF_FEW = 2;
/** Pages from which a category is large enough for a share. */
export const FEW = 8;
/** Words of a run that counts as a phrase of its own. */
const RUN = 4;
/** Pages that may share a run in any case: in small categories the subject brings it about. */
const MAX_RUN_OF_FEW = 4;

/** Runs that name a thing, for which there is no other word. */
const TERMS = new Set([
  'a column with a',
  'column with a role',
  'columns with a role',
  'columns without a role',
  'has the role id',
  'has the role label',
  'the number of rows',
  'the number of columns',
]);

/** Phrases that turn pages into a form to fill in. */
export const STOCK_PHRASES: Readonly<Record<string, RegExp>> = {
  'Use it when': /\buse it (when|if|for|to)\b/i,
  'Take the row': /\btake the (first|second|third|last|row|customer|value)\b/i,
  Say: /(^|[.:] )say,? /im,
  'That is why': /\bthat is why\b/i,
  'The operator takes': /\bthe operator takes\b/i,
  'This is useful when': /\bthis is (useful|helpful|handy) (when|if|for)\b/i,
  'The table below shows': /\bthe table (below|above) shows\b/i,
  'In this example': /\bin this example\b/i,
  'For example, take': /\bfor example, (take|say|suppose)\b/i,
  'Suppose that': /\bsuppose (that|you)\b/i,
};

/** Paragraphs of the body in order, with those of lists or without. */
function paragraphsOf(tree: Root, withLists: boolean): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph') {
      paragraphs.push(node);
    }
    return node.type === 'table' || (node.type === 'list' && !withLists)
      ? SKIP
      : undefined;
  });
  return paragraphs;
}

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];

/** First three words of each paragraph; of the one that begins with the name in bold, those of its second sentence. */
export function openingsOf({tree}: Page): string[] {
  return paragraphsOf(tree, false)
    .map((paragraph) => {
      const text = textOf(paragraph);
      return paragraph.children[0]?.type === 'strong'
        ? (text.split(/(?<=[.?:])\s+/)[1] ?? '')
        : text;
    })
    .map((text) => wordsOf(text).slice(0, 3).join(' '))
    .filter((opening) => opening.includes(' '));
}

/** Runs of words within the sentences of the body, without headings, tables, and code blocks. */
export function runsOf({tree}: Page, length: number): Set<string> {
  const sentences = paragraphsOf(tree, true).flatMap((paragraph) =>
    textOf(paragraph).split(/(?<=[.?:;])\s+/),
  );
  return new Set(
    sentences
      .map(wordsOf)
      .flatMap((words) =>
        words
          .slice(0, Math.max(0, words.length - length + 1))
          .map((_, at) => words.slice(at, at + length).join(' ')),
      ),
  );
}

function stockPhrasesOf({tree}: Page): string[] {
  const text = paragraphsOf(tree, true)
    .map((paragraph) => textOf(paragraph))
    .join('\n');
  return Object.entries(STOCK_PHRASES)
    .filter(([, phrase]) => phrase.test(text))
    .map(([name]) => name);
}

/** The category of an operator: the first folder below operators. */
export function categoryOf({file}: Page): string {
  return file.split('/')[2] ?? '';
}

/** Groups of pages by what they say. */
type Sayings = Map<string, Page[]>;

function groupBy(
  pages: readonly Page[],
  keysOf: (page: Page) => Iterable<string>,
): Sayings {
  const groups: Sayings = new Map();
  for (const page of pages) {
    for (const key of new Set(keysOf(page))) {
      groups.set(key, [...(groups.get(key) ?? []), page]);
    }
  }
  return groups;
}

/** How many pages of a category may say the same. */
export function limitFor(pages: number): number {
  return pages < FEW ? MAX_OF_FEW : Math.floor(pages * MAX_SHARE);
}

/** What is said by more pages than a limit allows. */
function above(sayings: Sayings, limit: number): [string, Page[]][] {
  return [...sayings]
    .filter(([, pages]) => pages.length > limit)
    .sort(([, one], [, other]) => other.length - one.length);
}

/** Runs of the same pages that overlap, joined to the phrase that they come from. */
function joined(runs: readonly [string, Page[]][]): [string, Page[]][] {
  return runs.reduce<[string, Page[]][]>((phrases, [run, pages]) => {
    const before = phrases.find(
      ([phrase, same]) =>
        phrase.endsWith(run.split(' ').slice(0, -1).join(' ')) &&
        same.length === pages.length,
    );
    return before
      ? phrases.map((one) =>
          one === before ? [`${one[0]} ${run.split(' ').at(-1)}`, pages] : one,
        )
      : [...phrases, [run, pages]];
  }, []);
}

function problems(
  kind: string,
  category: string,
  sayings: readonly [string, Page[]][],
  limit: number,
): Problem[] {
  const nameOf = ({file}: Page) => file.split('/').at(-1)?.split('.')[0];
  return sayings.map(([saying, pages]) => ({
    file: `docs/operators/${category}`,
    message: `${kind} "${saying}" on ${pages.length} pages, where ${limit} fit: ${pages.map(nameOf).join(', ')}`,
  }));
}

/** Openings and phrases that too many pages of a category share. */
export function checkVariety(pages: readonly Page[]): Problem[] {
  return [...groupBy(pages, (page) => [categoryOf(page)])].flatMap(
    ([category, own]) => {
      const limit = limitFor(own.length);
      const ofRuns = Math.max(limit, MAX_RUN_OF_FEW);
      const openings = above(groupBy(own, openingsOf), limit);
      const phrases = above(groupBy(own, stockPhrasesOf), limit);
      const runs = above(
        groupBy(own, (page) => runsOf(page, RUN)),
        ofRuns,
      ).filter(([run]) => !TERMS.has(run));
      return [
        ...problems('paragraphs open with', category, openings, limit),
        ...problems('stock phrase', category, phrases, limit),
        ...problems('run of words', category, joined(runs), ofRuns),
      ];
    },
  );
}

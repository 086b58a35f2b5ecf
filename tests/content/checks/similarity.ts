import type {Paragraph, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../support/prose';
import type {Page, Problem} from '../support/page';

/** Number of words in a compared phrase. */
const PHRASE_WORDS = 5;

/** Maximum share of phrases that two pages can have in common. */
const MAX_SIMILARITY = 0.05;
/**
 * Maximum share for two pages of tiers with few words, such as two stemmers.
 */
const MAX_SIMILARITY_OF_SHORT = 0.3;

const SHORT_TIERS = new Set(['D', 'E']);

function isShort({frontMatter}: Page): boolean {
  const {tier} = (frontMatter.operator ?? {}) as {readonly tier?: string};
  return SHORT_TIERS.has(tier ?? '');
}

const limitFor = (one: Page, other: Page) =>
  isShort(one) && isShort(other) ? MAX_SIMILARITY_OF_SHORT : MAX_SIMILARITY;

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];

function paragraphsOf(tree: Root): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph') {
      paragraphs.push(node);
    }
    return node.type === 'table' ? SKIP : undefined;
  });
  return paragraphs;
}

/**
 * Returns the phrases in the sentences of a page, without headings, tables, and
 * code blocks.
 */
function phrasesOf({tree}: Page): Set<string> {
  return new Set(
    paragraphsOf(tree)
      .flatMap((paragraph) => textOf(paragraph).split(/(?<=[.?:;])\s+/))
      .map(wordsOf)
      .flatMap((words) =>
        words
          .slice(0, Math.max(0, words.length - PHRASE_WORDS + 1))
          .map((_, at) => words.slice(at, at + PHRASE_WORDS).join(' ')),
      ),
  );
}

/**
 * Counts the common phrases of each pair of pages that has any. Keys are the
 * positions of both pages.
 */
function commonCounts(phrases: readonly Set<string>[]): Map<string, number> {
  const pagesOf = new Map<string, number[]>();
  phrases.forEach((set, at) => {
    for (const phrase of set) {
      pagesOf.set(phrase, [...(pagesOf.get(phrase) ?? []), at]);
    }
  });
  const counts = new Map<string, number>();
  for (const pages of pagesOf.values()) {
    pages.forEach((one, at) => {
      for (const other of pages.slice(at + 1)) {
        const key = `${one} ${other}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    });
  }
  return counts;
}

/**
 * Finds pairs of pages that are too similar: the Jaccard index of their
 * five-word phrases is above 5%, or above 30% for two pages of tier D or E.
 */
export function checkSimilarity(pages: readonly Page[]): Problem[] {
  const phrases = pages.map(phrasesOf);
  return [...commonCounts(phrases)].flatMap(([key, count]) => {
    const [one, other] = key.split(' ').map(Number) as [number, number];
    const sizes = phrases[one]!.size + phrases[other]!.size;
    const similarity = count / (sizes - count);
    const limit = limitFor(pages[one]!, pages[other]!);
    return similarity > limit
      ? [
          {
            file: pages[one]!.file,
            message: `${percent(similarity)} of its five-word phrases are also in ${pages[other]!.file}, at most ${percent(limit)} may be: write one of the two pages anew`,
          },
        ]
      : [];
  });
}

const percent = (share: number) => `${(100 * share).toFixed(0)}%`;

import {flesch} from 'flesch';
import {syllable} from 'syllable';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../support/prose';
import type {Page, PageKind, Problem} from '../support/page';

/**
 * Minimum Flesch reading ease (R. Flesch, A new readability yardstick, 1948).
 * 60 to 70 is plain English.
 */
const MIN_EASE = 55;
/** Minimum and maximum mean sentence length, in words. */
const [MIN_WORDS, MAX_WORDS] = [10, 20];
/**
 * Minimum mean sentence length of recipes, whose lists name what readers see
 * and lines of code.
 */
const MIN_RECIPE_WORDS = 7;
/** Maximum length of a short sentence, in words. */
const SHORT = 8;
/** Maximum number of consecutive short sentences. */
const MAX_SHORT_RUN = 2;
/**
 * Maximum share of short sentences by kind of page. Reference pages state many
 * small facts.
 */
const MAX_SHORT_SHARE: Partial<Record<PageKind, number>> = {
  guide: 0.3,
  news: 0.3,
  operator: 0.4,
  recipe: 0.4,
};

const SENTENCE_END = /(?<=[.?:])\s+(?=[\p{Lu}\d"(`])/u;

type Sentence = {
  readonly text: string;
  readonly words: number;
  /** Line of the paragraph. */
  readonly line: number | undefined;
};

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Returns the sentences of each paragraph. Lists count only if `withLists` is
 * set.
 */
function paragraphsOf({tree}: Page, withLists: boolean): Sentence[][] {
  const paragraphs: Sentence[][] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph') {
      const sentences = textOf(node, 'code')
        .split(SENTENCE_END)
        .map((text) => ({
          text: text.replaceAll(/\s+/g, ' '),
          words: wordsIn(text),
          line: node.position?.start.line,
        }));
      paragraphs.push(sentences.filter(({words}) => words > 2));
    }
    return node.type === 'list' && !withLists ? SKIP : undefined;
  });
  return paragraphs;
}

/** Returns the Flesch reading ease of sentences: 0 is hard, and 100 is easy. */
export function easeOf(
  sentences: readonly Pick<Sentence, 'text' | 'words'>[],
): number {
  const sum = (count: (sentence: Pick<Sentence, 'text' | 'words'>) => number) =>
    sentences.map(count).reduce((total, one) => total + one, 0);
  return flesch({
    sentence: sentences.length,
    word: sum(({words}) => words),
    syllable: sum(({text}) => syllable(text)),
  });
}

/** Returns runs of short sentences that are too long. A longer sentence or the end of a paragraph ends a run. */
function longRuns(paragraphs: readonly Sentence[][]): Sentence[][] {
  return paragraphs.flatMap((sentences) => {
    const runs: Sentence[][] = [[]];
    for (const sentence of sentences) {
      if (sentence.words <= SHORT) {
        runs.at(-1)?.push(sentence);
      } else {
        runs.push([]);
      }
    }
    return runs.filter(({length}) => length > MAX_SHORT_RUN);
  });
}

const percent = (share: number) => `${(100 * share).toFixed(0)}%`;

function extreme(
  sentences: readonly Sentence[],
  valueOf: (sentence: Sentence) => number,
): Sentence | undefined {
  return [...sentences].sort((one, other) => valueOf(one) - valueOf(other))[0];
}

/**
 * Checks if a page is hard to read or sounds staccato. Code, tables, and
 * headings do not count, and short sentences in lists are fine.
 */
export function checkReadability(page: Page): Problem[] {
  const all = paragraphsOf(page, true).flat();
  const paragraphs = paragraphsOf(page, false);
  const mean = all.reduce((sum, {words}) => sum + words, 0) / all.length;
  const ease = easeOf(all);
  const short = paragraphs.flat().filter(({words}) => words <= SHORT);
  const share = short.length / Math.max(1, paragraphs.flat().length);
  const maxShare = MAX_SHORT_SHARE[page.kind] ?? 1;
  const minWords = page.kind === 'recipe' ? MIN_RECIPE_WORDS : MIN_WORDS;
  const problem = (message: string, sentence?: Sentence) => ({
    file: page.file,
    line: sentence?.line,
    message: `${message}${sentence ? `: "${sentence.text}"` : ''}`,
  });
  return [
    ...(ease < MIN_EASE
      ? [
          problem(
            `the reading ease (Flesch) is ${ease.toFixed(0)}, at least ${MIN_EASE} is needed. The hardest sentence`,
            extreme(all, (sentence) => easeOf([sentence])),
          ),
        ]
      : []),
    ...(mean > MAX_WORDS
      ? [
          problem(
            `the mean sentence has ${mean.toFixed(1)} words, at most ${MAX_WORDS} are allowed. The longest sentence, ${Math.max(...all.map(({words}) => words))} words`,
            extreme(all, ({words}) => -words),
          ),
        ]
      : []),
    ...(mean < minWords
      ? [
          problem(
            `the mean sentence has ${mean.toFixed(1)} words, at least ${minWords} are needed. Join short sentences, such as`,
            extreme(all, ({words}) => words),
          ),
        ]
      : []),
    ...longRuns(paragraphs).map((run) =>
      problem(
        `${run.length} short sentences (up to ${SHORT} words) in a row, at most ${MAX_SHORT_RUN} are allowed. They begin with`,
        run[0],
      ),
    ),
    ...(share > maxShare
      ? [
          problem(
            `${percent(share)} of the sentences are short (up to ${SHORT} words), at most ${percent(maxShare)} may be. Join some, such as`,
            short[0],
          ),
        ]
      : []),
  ];
}

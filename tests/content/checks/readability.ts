import {flesch} from 'flesch';
import type {Paragraph} from 'mdast';
import {syllable} from 'syllable';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../support/prose';
import type {Page} from '../support/page';

/** How hard a page is to read. */
export type Readability = {
  readonly file: string;
  /** Flesch reading ease: 0 is hard, 100 is easy. */
  readonly score: number;
  /** Words in the mean sentence. */
  readonly wordsPerSentence: number;
  /** The longest sentence of the page. */
  readonly longest: string;
  /** Share of short sentences in the paragraphs outside of lists, 0 to 1. */
  readonly shortShare: number;
  /** Most short sentences in a row within one of these paragraphs. */
  readonly shortRun: number;
};

/** Words up to which a sentence is short. */
const SHORT = 8;

const SENTENCE_END = /(?<=[.?:])\s+(?=[\p{Lu}\d"(`])/u;

function sentencesOf(paragraph: Paragraph): string[] {
  return textOf(paragraph, 'code')
    .split(SENTENCE_END)
    .filter((sentence) => wordsIn(sentence) > 2);
}

/** The sentences of each paragraph, with those of lists or without. */
function paragraphsOf({tree}: Page, withLists: boolean): string[][] {
  const paragraphs: string[][] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph') {
      paragraphs.push(sentencesOf(node));
    }
    return node.type === 'list' && !withLists ? SKIP : undefined;
  });
  return paragraphs;
}

/** Short sentences before and with each sentence, counted anew after a longer one. */
function runsOf(sentences: readonly string[]): number[] {
  let run = 0;
  return sentences.map((sentence) => {
    run = wordsIn(sentence) <= SHORT ? run + 1 : 0;
    return run;
  });
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Flesch reading ease of a page's paragraphs and list items (R. Flesch, A new
 * readability yardstick, 1948): 206.835 - 1.015 words per sentence - 84.6
 * syllables per word. Tables and code are left out. Besides, how often it is
 * staccato: short sentences, and runs of them.
 */
export function readability(page: Page): Readability {
  const sentences = paragraphsOf(page, true).flat();
  const runs = paragraphsOf(page, false).flatMap(runsOf);
  const word = sentences.reduce((sum, text) => sum + wordsIn(text), 0);
  return {
    file: page.file,
    score: flesch({
      sentence: sentences.length,
      word,
      syllable: sentences.reduce((sum, text) => sum + syllable(text), 0),
    }),
    wordsPerSentence: word / sentences.length,
    longest: sentences.reduce(
      (longest, text) => (wordsIn(text) > wordsIn(longest) ? text : longest),
      '',
    ),
    shortShare: runs.filter((run) => run > 0).length / Math.max(1, runs.length),
    shortRun: Math.max(0, ...runs),
  };
}

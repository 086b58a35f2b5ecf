import {flesch} from 'flesch';
import {syllable} from 'syllable';
import {visit} from 'unist-util-visit';
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
};

const SENTENCE_END = /(?<=[.?:])\s+(?=[\p{Lu}\d"(`])/u;

function sentencesOf({tree}: Page): string[] {
  const sentences: string[] = [];
  visit(tree, 'paragraph', (node) => {
    sentences.push(...textOf(node, 'code').split(SENTENCE_END));
  });
  return sentences.filter((sentence) => wordsIn(sentence) > 2);
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Flesch reading ease of a page's paragraphs and list items (R. Flesch, A new
 * readability yardstick, 1948): 206.835 - 1.015 words per sentence - 84.6
 * syllables per word. Tables and code are left out.
 */
export function readability(page: Page): Readability {
  const sentences = sentencesOf(page);
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
  };
}

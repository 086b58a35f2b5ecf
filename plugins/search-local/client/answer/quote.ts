import {decodeLines} from '../../shared/textLines';
import {matchingWords} from '../matchingWords';
import {excerpt} from './excerpt';

/** What an excerpt shows of a text. */
export type Quote = {
  readonly text: string;
  /** Number of different words in it that match the query. */
  readonly hits: number;
};

/** Spaces between two sentences; scripts without spaces have none. */
const BETWEEN_SENTENCES =
  /(?<=[.!?…]["'”’)\]]*)\s+(?=["'“‘([]?[\p{Lu}\p{Lo}\p{N}])|(?<=[。！？])/u;

const COMPLETE = /[.!?…。！？।؟]["'”’)\]]*$/u;

const wordCount = (text: string) => text.split(/\s+/).length;

/** Number of different words of a text that begin with one of the marks. */
const hitsIn = (text: string, marks: readonly string[]): number =>
  new Set(
    matchingWords(text, marks).map(({start, end}) =>
      text.slice(start, end).toLowerCase(),
    ),
  ).size;

/** A sentence, with the next ones of its line while all fit into a number of words. */
function withNext(sentences: readonly string[], at: number, words: number) {
  let text = sentences[at]!;
  for (const next of sentences.slice(at + 1)) {
    const longer = `${text} ${next}`;
    if (!COMPLETE.test(next) || wordCount(longer) > words) {
      break;
    }
    text = longer;
  }
  return text;
}

/** Shorter text that is not a sentence, such as a label, is not quoted. */
const MIN_WORDS = 4;

/** Sentences that match come before other text that matches, such as an item of a list, and this before other sentences. */
const SENTENCE_RANK = 1000;

function rankOf(text: string, hits: number): number {
  if (COMPLETE.test(text)) {
    return hits > 0 ? SENTENCE_RANK + hits : 0.5;
  }
  return wordCount(text) < MIN_WORDS ? 0 : hits;
}

/**
 * The sentence of a section that has the most words of the query, with the
 * term that it describes; a longer one than `words` is cut around these words.
 * Undefined if the section has nothing to quote.
 */
export function quote(
  encoded: string,
  marks: readonly string[],
  words: number,
): Quote | undefined {
  let bestRank = 0;
  let best: Quote | undefined;
  for (const {text, term} of decodeLines(encoded).filter(
    ({isProse}) => isProse,
  )) {
    const sentences = text.split(BETWEEN_SENTENCES);
    const before = term && `${term}: `;
    sentences.forEach((sentence, at) => {
      const hits = hitsIn(before + sentence, marks);
      const rank = rankOf(sentence, hits);
      if (rank > bestRank) {
        bestRank = rank;
        best = {text: before + withNext(sentences, at, words), hits};
      }
    });
  }
  return best && {...best, text: excerpt(best.text, marks, words)};
}

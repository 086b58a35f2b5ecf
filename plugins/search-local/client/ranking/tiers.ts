import {memo} from '../../shared/memo';
import {words} from '../../shared/words';
import {TUNING} from './tuning';

/** What puts a page before others, whatever their weight: the higher number comes first. */
export const TIERS = {
  /** The query is the title. */
  exactTitle: 40,
  /** The query is an alias of the page. */
  alias: 37,
  /** The title begins with the query. */
  titleStart: 30,
  /** An alias of a section, such as the words of an error message, is nearly all in the query. */
  message: 25,
  /** All words are in the title. */
  title: 20,
  /** The query is a heading, or the title and a name that a section defines, such as a function and its parameter. */
  definition: 19,
  /** One of two words is in the title, the other in the text or the categories, both as typed; tags do not count. */
  partOfTitle: 18,
  /** The words are elsewhere, or not all of them. */
  some: 0,
} as const;

/** Tiers of pages that are meant for a place in them. */
const OF_A_PLACE: ReadonlySet<number> = new Set([
  TIERS.definition,
  TIERS.partOfTitle,
  TIERS.message,
]);

/** Whether a tier says that a page is meant as a whole, not a place in it. */
export function isByTitle(tier: number): boolean {
  return tier > TIERS.some && !OF_A_PLACE.has(tier);
}

function split(title: string) {
  const own = words(title);
  return {words: own, text: own.join(' '), letters: own.join('')};
}

/** Titles, split once: each query looks at many. */
const known = new Map<string, ReturnType<typeof split>>();

/** The words of a title, and these joined, as they are compared to queries. */
export const splitTitle = (title: string) => memo(known, title, split);

/** The words of a text around a part of it; undefined if it is not a part. */
function wordsBeside(text: string, part: string): string[] | undefined {
  const at = text.indexOf(part);
  return at < 0
    ? undefined
    : `${text.slice(0, at)} ${text.slice(at + part.length)}`
        .split(' ')
        .filter(Boolean);
}

/**
 * Compares titles to the words of a query in their order, by letters: spaces
 * and hyphens do not count. `synonyms` mean the same as one of the words. A match
 * has the tier by the title alone, 0 unless the query is the title or its
 * beginning; `closeness`, the share of the title's letters that are in words of
 * the query; and the words of the query `beside` the title, if it has all of it.
 */
export function titleMatcher(
  list: readonly string[],
  synonyms: readonly string[],
) {
  const text = list.join(' ');
  const letters = list.join('');
  // What each letter of a word counts.
  const counts = new Map<string, number>();
  synonyms.forEach((word) => counts.set(word, TUNING.titleSynonym));
  list.forEach((word) => counts.set(word, 1));
  return (title: string) => {
    const own = splitTitle(title);
    let shared = 0;
    for (const word of own.words) {
      shared += (counts.get(word) ?? 0) * word.length;
    }
    const closeness = shared / (own.letters.length || 1);
    const isTitle = own.text === text || own.letters === letters;
    const isStart = text !== '' && own.text.startsWith(text);
    return {
      tier: isTitle ? TIERS.exactTitle : isStart ? TIERS.titleStart : 0,
      closeness,
      beside: wordsBeside(` ${text} `, ` ${own.text} `),
    };
  };
}

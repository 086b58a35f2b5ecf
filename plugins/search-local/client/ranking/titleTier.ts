import {splitTitle} from '../index/splitTitle';
import {TIERS} from './tiers';
import {TUNING} from './tuning';

/** How a title compares to a query as typed. */
export type TitleMatch = {
  /** Tier by the title alone; 0 where the query is not the title or its beginning. */
  readonly tier: number;
  /** Share of the title's letters that stand in words of the query, as typed. */
  readonly closeness: number;
  /** Words of the query beside the title, if all of it stands there in its order. */
  readonly beside?: readonly string[];
};

/** The words of a text around a part of it; undefined where it is no part. */
function wordsBeside(text: string, part: string): string[] | undefined {
  const at = text.indexOf(part);
  return at < 0
    ? undefined
    : `${text.slice(0, at)} ${text.slice(at + part.length)}`
        .split(' ')
        .filter(Boolean);
}

/**
 * Compares titles to the words of a query in their order, by letters: blanks
 * and hyphens do not count. `synonyms` mean the same as one of the words.
 */
export function titleMatcher(
  list: readonly string[],
  synonyms: readonly string[],
): (title: string) => TitleMatch {
  const text = list.join(' ');
  const letters = list.join('');
  // What each letter of a word counts.
  const counts = new Map<string, number>();
  synonyms.forEach((word) => counts.set(word, TUNING.titleSynonym));
  list.forEach((word) => counts.set(word, 1));
  return (title) => {
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

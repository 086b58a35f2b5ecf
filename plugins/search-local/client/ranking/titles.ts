import {memo} from '../../shared/memo';
import {words} from '../../shared/words';

type Title = {
  readonly words: readonly string[];
  /** Words with a space between them. */
  readonly text: string;
  /** Words without spaces: spaces and hyphens do not count in a comparison. */
  readonly letters: string;
};

function split(title: string): Title {
  const list = words(title);
  return {words: list, text: list.join(' '), letters: list.join('')};
}

const titles = new Map<string, Title>();

/** Splits a title into words. Results are cached, because each query compares all titles. */
export const splitTitle = (title: string): Title => memo(titles, title, split);

/** Words of a query as the search understands it. */
export type Reading = {
  readonly words: readonly string[];
  /** True if synonyms replaced some of the words. */
  readonly isBySynonym: boolean;
};

export type TitleMatch = {
  /** Strongest relation of a reading and the title; 'none' for words in common. */
  readonly relation: 'equal' | 'start' | 'none';
  /** True if only a reading with synonyms has this relation. */
  readonly isBySynonym: boolean;
  /** Share of the title's letters that are in words of the query, from 0 to 1. A word of another reading counts as `otherShare`. */
  readonly closeness: number;
  /** Other words of the query if it contains the whole title. */
  readonly rest?: readonly string[] | undefined;
};

/** Returns the words of a text before and after a part, or undefined if it does not have the part. */
function wordsAround(text: string, part: string): string[] | undefined {
  const at = text.indexOf(part);
  return at < 0
    ? undefined
    : `${text.slice(0, at)} ${text.slice(at + part.length)}`
        .split(' ')
        .filter(Boolean);
}

/**
 * Creates a function that compares titles to the readings of a query.
 * @param readings - Readings, the first one as typed or corrected.
 * @param otherShare - Weight of a letter in a word that only other readings have.
 */
export function titleMatcher(
  readings: readonly Reading[],
  otherShare: number,
): (title: string) => TitleMatch {
  const texts = readings.map(({words: list, isBySynonym}) => ({
    text: list.join(' '),
    letters: list.join(''),
    isBySynonym,
  }));
  const first = ` ${texts[0]!.text} `;
  const shares = new Map<string, number>();
  readings.forEach(({words: list}) =>
    list.forEach((word) => shares.set(word, otherShare)),
  );
  readings[0]!.words.forEach((word) => shares.set(word, 1));
  return (title) => {
    const {words: list, text, letters} = splitTitle(title);
    const shared = list.reduce(
      (sum, word) => sum + (shares.get(word) ?? 0) * word.length,
      0,
    );
    const equal = texts.find(
      (reading) => reading.text === text || reading.letters === letters,
    );
    const start = texts.find(
      (reading) => reading.text !== '' && text.startsWith(reading.text),
    );
    return {
      relation: equal ? 'equal' : start ? 'start' : 'none',
      isBySynonym: (equal ?? start)?.isBySynonym ?? false,
      closeness: shared / (letters.length || 1),
      rest: wordsAround(first, ` ${text} `),
    };
  };
}

import type {NewPage} from './newPages';

/** What is left to write on a new page. */
export type TextsToWrite = {
  /** Ports and parameters without a text, places of the body, and the description. */
  readonly texts: number;
  /** Words of prose at least: of the body by its places, and of each text of a port or parameter. */
  readonly words: number;
};

/** Words of the mean text of a port or parameter, by the pages of the first two categories. */
const WORDS_OF_TEXT = 10;

/** Words of the shortest description that passes. */
const WORDS_OF_DESCRIPTION = 10;

/** Counts what a writer has to write on a new page. */
export function textsToWrite({record, text}: NewPage): TextsToWrite {
  if (!record) {
    throw new Error('A page with a wrong record cannot be counted.');
  }
  const {inputs, outputs, subprocesses, parameters} = record;
  const abouts = [
    ...inputs,
    ...outputs,
    ...subprocesses.flatMap(({sources, sinks}) => [...sources, ...sinks]),
    ...parameters,
  ].filter(({about}) => about === undefined).length;
  const places = text.match(/\{\/\*.*?\*\/\}/g) ?? [];
  const body = places
    .map((place) => Number(/(\d+) to \d+ words/.exec(place)?.[1] ?? 0))
    .reduce((sum, count) => sum + count, 0);
  return {
    texts: abouts + places.length + 1,
    words: abouts * WORDS_OF_TEXT + body + WORDS_OF_DESCRIPTION,
  };
}

import {accentedWords, fold} from '../shared/words';
import {languageOf} from '../shared/language/language';

/** How each term is written most often, where that is not as the index has it. */
function spellings(texts: readonly string[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const {word, written} of texts.flatMap(accentedWords)) {
    const own = counts.get(word) ?? new Map<string, number>();
    own.set(written, (own.get(written) ?? 0) + 1);
    counts.set(word, own);
  }
  return new Map(
    [...counts].map(([word, own]) => [
      word,
      [...own].reduce((best, each) => (each[1] > best[1] ? each : best))[0],
    ]),
  );
}

/**
 * The stem of each term. Stemmers need the accents that the terms have lost:
 * they are taken from the texts.
 */
export function stemsOf(
  terms: readonly string[],
  texts: readonly string[],
  locale: string,
): Map<string, string> {
  const {stem} = languageOf(locale);
  const written = spellings(texts);
  return new Map(
    terms.map((term) => {
      const own = written.get(term);
      return [term, own === undefined ? stem(term) : fold(stem(own)) || term];
    }),
  );
}

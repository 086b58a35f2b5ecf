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
 * Returns a function that gives the stem of a term. Stemmers need the accents
 * that terms do not have, so these come from the texts.
 */
export function stemmerOf(
  texts: readonly string[],
  locale: string,
): (term: string) => string {
  const {stem} = languageOf(locale);
  const written = spellings(texts);
  const known = new Map<string, string>();
  return (term) => {
    let found = known.get(term);
    if (found === undefined) {
      const own = written.get(term);
      found = own === undefined ? stem(term) : fold(stem(own)) || term;
      known.set(term, found);
    }
    return found;
  };
}

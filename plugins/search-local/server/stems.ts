import {languageOf} from '../shared/language/language';
import {memo} from '../shared/memo';
import {accentedWords, fold} from '../shared/words';

/** Returns the most frequent spelling of each term that folding changes. */
function spellings(texts: readonly string[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const {word, written} of texts.flatMap(accentedWords)) {
    const frequencies = memo(counts, word, () => new Map<string, number>());
    frequencies.set(written, (frequencies.get(written) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([word, frequencies]) => [
      word,
      [...frequencies].reduce((best, entry) =>
        entry[1] > best[1] ? entry : best,
      )[0],
    ]),
  );
}

/** Creates a function that returns the stem of a term. Stemmers need accents, which are in the texts. */
export function stemmerOf(
  texts: readonly string[],
  locale: string,
): (term: string) => string {
  const {stem} = languageOf(locale);
  const written = spellings(texts);
  const known = new Map<string, string>();
  return (term) =>
    memo(known, term, () => {
      const spelling = written.get(term);
      return spelling === undefined ? stem(term) : fold(stem(spelling)) || term;
    });
}

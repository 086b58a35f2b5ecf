import {languageOf} from '../shared/language/language';
import {memo} from '../shared/memo';
import {RUNS, accentedWords, fold} from '../shared/words';

/** Makes what sets spaces between the words of scripts that have none, by the dictionaries of Node. */
export function wordSegmenter(locale: string): (text: string) => string {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  return (text) =>
    text.replace(RUNS, (run) =>
      [...segmenter.segment(run)].map(({segment}) => segment).join(' '),
    );
}

/** How each term is written most often, where that is not as the index has it. */
function spellings(texts: readonly string[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const {word, written} of texts.flatMap(accentedWords)) {
    const own = memo(counts, word, () => new Map<string, number>());
    own.set(written, (own.get(written) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([word, own]) => [
      word,
      [...own].reduce((best, each) => (each[1] > best[1] ? each : best))[0],
    ]),
  );
}

/** Makes what gives the stem of a term. Stemmers need accents, which come from the texts. */
export function stemmerOf(
  texts: readonly string[],
  locale: string,
): (term: string) => string {
  const {stem} = languageOf(locale);
  const written = spellings(texts);
  const known = new Map<string, string>();
  return (term) =>
    memo(known, term, () => {
      const own = written.get(term);
      return own === undefined ? stem(term) : fold(stem(own)) || term;
    });
}

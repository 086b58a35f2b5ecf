import {languageOf} from '../../shared/language/language';
import {isRun, unitsOf} from '../../shared/words';
import {lowerBound} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {Clause} from './clauses';

/** Maximum length of a word in a run of letters without spaces. */
const MAX_WORD = 12;

/** Costs of a word of the index, of the beginning of such a word, and of a letter in neither. */
const [KNOWN, BEGUN, UNKNOWN] = [1, 1.5, 4];

type Cut = {
  readonly cost: number;
  readonly words: readonly string[];
  /** True if the last word is not in the index, so that the next letter is added to it. */
  readonly isOpen: boolean;
};

/** Adds a word to a cut. */
function extended(before: Cut, text: string, cost: number): Cut {
  const isUnknown = cost === UNKNOWN;
  const words =
    isUnknown && before.isOpen
      ? [...before.words.slice(0, -1), before.words.at(-1)! + text]
      : [...before.words, text];
  return {cost: before.cost + cost, words, isOpen: isUnknown};
}

/** Cuts a run of letters into the fewest words of the index. The last one can be the beginning of a word. */
export function cutRun(terms: readonly string[], run: string): string[] {
  const units = unitsOf(run);
  const cuts: Cut[] = [{cost: 0, words: [], isOpen: false}];
  for (let end = 1; end <= units.length; end++) {
    let best = extended(cuts[end - 1]!, units[end - 1]!, UNKNOWN);
    for (let start = Math.max(0, end - MAX_WORD); start < end; start++) {
      const text = units.slice(start, end).join('');
      const at = terms[lowerBound(terms, text)];
      const isBegun = end === units.length && at?.startsWith(text);
      const cost = at === text ? KNOWN : isBegun ? BEGUN : undefined;
      if (cost !== undefined && cuts[start]!.cost + cost < best.cost) {
        best = extended(cuts[start]!, text, cost);
      }
    }
    cuts.push(best);
  }
  return [...cuts.at(-1)!.words];
}

/** Cuts the runs of letters in clauses into words: one clause for each word, except in a phrase. */
export function cutRuns(
  {terms, locale}: Pick<SearchIndex, 'terms' | 'locale'>,
  clauses: readonly Clause[],
): Clause[] {
  const {minorWords} = languageOf(locale);
  return clauses.flatMap((clause) => {
    if (!clause.words.some(isRun)) {
      return [clause];
    }
    const words = clause.words.flatMap((word) =>
      isRun(word) ? cutRun(terms, word) : [word],
    );
    return clause.isPhrase
      ? [{...clause, words}]
      : words.map((word, at) => ({
          ...clause,
          words: [word],
          isLast: clause.isLast && at === words.length - 1,
          isMinor: words.length > 1 && minorWords.has(word),
        }));
  });
}

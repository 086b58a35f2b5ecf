import {words} from '../../shared/tokenizer';
import {TIERS} from './tiers';

/** What a letter of a synonym counts, compared to one of a word typed. */
const SYNONYM_SHARE = 0.8;

/** How a title compares to a query as typed. */
export type TitleMatch = {
  /** Tier by the title alone; 0 where the query is not the title or its beginning. */
  readonly tier: number;
  /** Share of the title's letters that stand in words of the query, as typed. */
  readonly closeness: number;
};

/** A title as it is compared. */
type SplitTitle = {
  readonly words: readonly string[];
  readonly text: string;
  readonly letters: string;
};

/** Titles, split once: each query looks at many. */
const known = new Map<string, SplitTitle>();

function splitTitle(title: string): SplitTitle {
  let split = known.get(title);
  if (!split) {
    const own = words(title);
    split = {words: own, text: own.join(' '), letters: own.join('')};
    known.set(title, split);
  }
  return split;
}

/**
 * Compares a title to the words of a query, by letters: blanks and hyphens do
 * not count. `identifiers`: the words of each identifier in the query.
 */
export function titleTier(
  title: string,
  query: readonly string[],
  identifiers: readonly (readonly string[])[],
  synonyms: readonly string[],
): TitleMatch {
  const {words: own, text, letters} = splitTitle(title);
  const typed = query.join(' ');
  // Words of an identifier that is not in the title as a whole say nothing.
  const apart = new Set(
    identifiers
      .filter((words) => !words.every((word) => own.includes(word)))
      .flat(),
  );
  const shared = own
    .filter((word) => query.includes(word) && !apart.has(word))
    .join('');
  const other = own
    .filter((word) => !query.includes(word) && synonyms.includes(word))
    .join('');
  const closeness =
    (shared.length + SYNONYM_SHARE * other.length) / (letters.length || 1);
  if (text === typed || letters === query.join('')) {
    return {tier: TIERS.exactTitle, closeness};
  }
  return {
    tier: typed && text.startsWith(typed) ? TIERS.titleStart : 0,
    closeness,
  };
}

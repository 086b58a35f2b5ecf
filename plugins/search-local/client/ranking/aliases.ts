import {languageOf} from '../../shared/language/language';
import {memo} from '../../shared/memo';
import {idf} from '../index/postings';
import {stemNumber} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import {TUNING} from './tuning';

/** An alias of a section. `SectionAliases` defines the numbers of its stems. */
type Alias = {readonly section: number; readonly stems: readonly number[]};

/** Aliases with a stem, sorted by page, and the number of their pages. */
type Entry = {readonly aliases: Alias[]; pages: number};

/** Similarity of a query to the aliases of a page. */
export type AliasMatch = {
  /** Sum of the similarities to the most similar aliases, each with a lower weight than the one before; 1 for one equal alias. */
  readonly likeness: number;
  /** Section with an alias that is the query. */
  readonly exact?: number;
  /** Section with an alias that is the query without its minor words. */
  readonly alike?: number;
  /** Section with an alias whose words are nearly all in the query, such as the words of an error message. */
  readonly message?: {
    readonly section: number;
    /** Rarity of the words that the alias and the query have in common. */
    readonly weight: number;
  };
};

type Found = {-readonly [Key in keyof AliasMatch]: AliasMatch[Key]} & {
  readonly similarities: number[];
};

/** Maximum number of aliases of a page that count. */
const MAX_SIMILAR = 10;

/** Minimum number of words of a message that matches with some of them missing. The words of a shorter one have to be consecutive. */
const MIN_SOME = 3;

/** Number of a word that is not in the index. */
const UNKNOWN = Infinity;

/** Minimum share of the words of a message in a query. */
const MIN_SHARE = 0.8;

const tables = new WeakMap<SearchIndex, ReadonlyMap<number, Entry>>();

function tableOf({aliases, pageOf}: SearchIndex) {
  const table = new Map<number, Entry>();
  aliases.forEach((own, section) => {
    for (const stems of own) {
      const alias = {section, stems};
      for (const stem of new Set(stems)) {
        const entry = memo(table, stem, () => ({aliases: [], pages: 0}));
        const last = entry.aliases.at(-1);
        entry.pages += last && pageOf[last.section] === pageOf[section] ? 0 : 1;
        entry.aliases.push(alias);
      }
    }
  });
  return table;
}

/** Returns the sum of similarities, highest first, each with a lower weight than the one before. */
const added = (similarities: number[]): number =>
  similarities
    .sort((a, b) => b - a)
    .slice(0, MAX_SIMILAR)
    .reduceRight((sum, each) => each + TUNING.nextAlias * sum, 0);

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((stem, at) => stem === other[at]);

/** Tests if a list has another one as consecutive items. */
const hasRun = (list: readonly number[], run: readonly number[]): boolean =>
  list.some((_, at) => isSame(list.slice(at, at + run.length), run));

/**
 * Compares a query to the aliases of all pages, and returns the matches by page.
 * The similarity of a query and an alias, from 0 to 1, is the share of the query's
 * words in the alias, times the share of the alias's words in the query. The
 * weight of a word is its inverse document frequency in aliases. Minor words, and
 * words that no alias has, do not count. An alias of one word is compared to
 * queries of one word only.
 */
export function matchAliases(
  index: SearchIndex,
  typed: readonly string[],
): ReadonlyMap<number, AliasMatch> {
  const {minorWords} = languageOf(index.locale);
  const table = memo(tables, index, tableOf);
  const stems = typed.map((word) => {
    const stem = stemNumber(index, word);
    return stem < 0 ? UNKNOWN : minorWords.has(word) ? ~stem : stem;
  });
  const major = stems.filter((stem) => stem >= 0);
  const rarity = (stem: number) =>
    stem < 0 ? 0 : idf(index.pages.length, table.get(stem)!.pages);
  const sum = (list: Iterable<number>) =>
    Array.from(list).reduce((total, stem) => total + rarity(stem), 0);
  const asked = new Set(stems);
  const all = sum(Array.from(asked).filter((stem) => table.has(stem)));
  const shared = new Map<Alias, number>();
  for (const stem of asked) {
    for (const alias of table.get(stem)?.aliases ?? []) {
      shared.set(alias, (shared.get(alias) ?? 0) + 1);
    }
  }
  const found = new Map<number, Found>();
  for (const [alias, count] of shared) {
    const {section} = alias;
    const isExact = isSame(alias.stems, stems);
    const isAlike = isExact || isSame(alias.stems, major);
    const own = new Set(alias.stems);
    const isShort = major.length === 1 || own.size === 1;
    const common = sum(Array.from(own).filter((stem) => asked.has(stem)));
    if (!isAlike && (isShort || common === 0)) {
      continue;
    }
    const page = index.pageOf[section]!;
    const match = memo(found, page, (): Found => ({
      likeness: 0,
      similarities: [],
    }));
    const share = common / (sum(own) || 1);
    match.similarities.push(isAlike ? 1 : (common / all) * share);
    const isPlace = section !== index.firstSections[page];
    if (isAlike) {
      match.alike ??= section;
    }
    if (isExact) {
      match.exact ??= section;
    }
    const weight = common * share ** 2;
    if (
      isPlace &&
      count >= 2 &&
      (count >= MIN_SOME
        ? count / own.size >= MIN_SHARE
        : count === own.size && hasRun(stems, alias.stems)) &&
      weight > (match.message?.weight ?? 0)
    ) {
      match.message = {section, weight};
    }
  }
  const factor = major.length === 2 ? TUNING.shortAlias : 1;
  found.forEach((match) => {
    match.likeness = factor * added(match.similarities);
  });
  return found;
}

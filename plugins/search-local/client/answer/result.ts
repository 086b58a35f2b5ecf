import type {SearchResult, SectionResult} from '../../shared/answer';
import {sectionRoute} from '../../shared/page';
import type {TextFile} from '../../shared/types';
import {isRun} from '../../shared/words';
import type {SearchIndex} from '../index/searchIndex';
import type {RankedPage} from '../ranking/rankPages';
import {markMatches, quote} from './excerpt';

const MAX_SECTIONS = 3;

/** Maximum number of words in the excerpts of results and of sections. */
const WORDS = 30;
const SECTION_WORDS = 20;

/** Returns a score that sorts results like `byRank`: by points, then by weight. */
const scoreOf = ({points, weight}: RankedPage) =>
  points + weight / (1 + weight);

/** A ranked page with the data to show it. */
export type ResultInput = {
  readonly index: SearchIndex;
  readonly ranked: RankedPage;
  readonly file: TextFile | undefined;
  /** Prefixes of the words to mark. */
  readonly marks: readonly string[];
  /** True to return sections with the result. */
  readonly hasSections: boolean;
};

/** Creates the result of a ranked page. */
export function resultOf({
  index,
  ranked,
  file,
  marks,
  hasSections,
}: ResultInput): SearchResult {
  const page = index.pages[ranked.page]!;
  const first = index.firstSections[ranked.page]!;
  const sections = ranked.sections();
  const matching = sections.length > 0 ? sections : [first];
  // A page that was found by its title opens at its beginning.
  const shown =
    ranked.place ?? (ranked.kind.isWholePage ? first : matching[0]!);
  // A single letter matches too many sentences.
  const words = marks.filter((mark) => mark.length > 1 || isRun(mark));
  const quoteOf = (section: number, length: number) =>
    quote(file?.texts[section - first] ?? '', words, length);
  const routeAt = (section: number) =>
    sectionRoute(page.route, page.sections[section - first]?.anchor);

  function section(number: number): SectionResult {
    return {
      title: markMatches(page.sections[number - first]!.title, marks),
      route: routeAt(number),
      excerpt: markMatches(quoteOf(number, SECTION_WORDS)?.text ?? '', marks),
    };
  }

  /** Returns a matching sentence, the description of the page, or another sentence. */
  function excerpt(): string {
    let other: string | undefined;
    for (const number of [shown, ...matching]) {
      const found = quoteOf(number, WORDS);
      if (found && found.hits > 0) {
        return found.text;
      }
      other ??= found?.text;
    }
    return file?.description ?? other ?? '';
  }

  return {
    title: markMatches(page.title, marks),
    route: routeAt(shown),
    ...(shown !== first && {
      sectionTitle: markMatches(page.sections[shown - first]!.title, marks),
    }),
    breadcrumbs: page.categories,
    kind: page.kind,
    isDeprecated: page.isDeprecated,
    excerpt: markMatches(excerpt(), marks),
    sections: matching
      .filter((number) => number !== shown && number !== first)
      .slice(0, hasSections ? MAX_SECTIONS : 0)
      .map(section),
    score: scoreOf(ranked),
  };
}

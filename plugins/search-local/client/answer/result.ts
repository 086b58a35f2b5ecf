import type {SearchResult, SectionResult} from '../../shared/answer';
import {sectionRoute} from '../../shared/page';
import type {SearchIndex} from '../index/searchIndex';
import type {RankedPage} from '../ranking/rankPages';
import {isByTitle} from '../ranking/tiers';
import type {TextFile} from '../../shared/types';
import {excerpt, markMatches} from './excerpt';

/** Sections shown beneath a result at the most. */
const MAX_SECTIONS = 3;

/** Words of an excerpt of a section beneath a result. */
const SECTION_WORDS = 16;

/** What a result is put together from. */
export type ResultInput = {
  readonly index: SearchIndex;
  readonly ranked: RankedPage;
  /** Texts of the page; undefined while they are not loaded. */
  readonly texts: TextFile['texts'] | undefined;
  /** Beginnings of the words to mark. */
  readonly marks: readonly string[];
  /** Base scores by section; 0 where there is none. */
  readonly scores: ReadonlyMap<number, number>;
};

/** One page as a result. */
export function resultOf({
  index,
  ranked,
  texts,
  marks,
  scores,
}: ResultInput): SearchResult {
  const page = index.pages[ranked.page]!;
  const first = index.firstSections[ranked.page]!;
  const sections = ranked.sections();
  const matching = sections.length > 0 ? sections : [first];
  // A page that is asked for by its title opens at its beginning.
  const shown = ranked.place ?? (isByTitle(ranked.tier) ? first : matching[0]!);
  const textAt = (section: number) => texts?.[section - first] ?? '';
  const quoted = [shown, ...matching].find((section) => textAt(section));
  const routeAt = (section: number) =>
    sectionRoute(page.route, page.sections[section - first]?.anchor);

  function section(number: number): SectionResult {
    return {
      title: markMatches(page.sections[number - first]!.title, marks),
      route: routeAt(number),
      excerpt: markMatches(
        excerpt(textAt(number), marks, SECTION_WORDS),
        marks,
      ),
    };
  }

  return {
    id: shown,
    title: markMatches(page.title, marks),
    route: routeAt(shown),
    ...(shown !== first && {
      sectionTitle: markMatches(page.sections[shown - first]!.title, marks),
    }),
    breadcrumbs: page.categories,
    type: page.type,
    kind: page.kind,
    isDeprecated: page.isDeprecated,
    excerpt:
      quoted === undefined
        ? []
        : markMatches(excerpt(textAt(quoted), marks), marks),
    sections: matching
      .filter((number) => number !== shown && number !== first)
      .slice(0, MAX_SECTIONS)
      .map(section),
    score: Math.max(...matching.map((number) => scores.get(number) ?? 0)),
  };
}

import type {SearchResult, SectionResult} from '../../shared/answer';
import {sectionRoute} from '../../shared/page';
import type {TextFile} from '../../shared/types';
import {isRun} from '../../shared/words';
import type {SearchIndex} from '../index/searchIndex';
import type {RankedPage} from '../ranking/rankPages';
import {isByTitle} from '../ranking/tiers';
import {markMatches, quote} from './excerpt';

const MAX_SECTIONS = 3;

/** Words of an excerpt at most: of a result, and of a section beneath it. */
const WORDS = 30;
const SECTION_WORDS = 20;

/** Orders results as `byRank` orders pages: by tier, and by weight within a tier. */
const scoreOf = ({tier, weight}: RankedPage) => tier + weight / (1 + weight);

export type ResultInput = {
  readonly index: SearchIndex;
  readonly ranked: RankedPage;
  readonly file: TextFile | undefined;
  /** Beginnings of the words to mark. */
  readonly marks: readonly string[];
  /** Whether its sections are shown beneath it. */
  readonly hasSections: boolean;
};

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
  // A page that is asked for by its title opens at its beginning.
  const shown = ranked.place ?? (isByTitle(ranked.tier) ? first : matching[0]!);
  // A single letter does not say which sentence answers.
  const telling = marks.filter((mark) => mark.length > 1 || isRun(mark));
  const quoteOf = (section: number, words: number) =>
    quote(file?.texts[section - first] ?? '', telling, words);
  const routeAt = (section: number) =>
    sectionRoute(page.route, page.sections[section - first]?.anchor);

  function section(number: number): SectionResult {
    return {
      title: markMatches(page.sections[number - first]!.title, marks),
      route: routeAt(number),
      excerpt: markMatches(quoteOf(number, SECTION_WORDS)?.text ?? '', marks),
    };
  }

  /** A sentence that matches, or the description of the page, or a sentence of it. */
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
    excerpt: markMatches(excerpt(), marks),
    sections: matching
      .filter((number) => number !== shown && number !== first)
      .slice(0, hasSections ? MAX_SECTIONS : 0)
      .map(section),
    score: scoreOf(ranked),
  };
}

import type {PanelPlacement} from '../../shared/types';
import type {RecentSearches} from './recentSearches';
import type {SearchService} from './session';
import type {SearchTexts} from './texts';

/** What the search box needs from the page it stands on. */
export type SearchBoxInput = {
  readonly container: HTMLElement;
  /** Where the panel is drawn. */
  readonly panelContainer: HTMLElement;
  readonly texts: SearchTexts;
  /** Side of the box that the panel keeps to; an unknown one throws. */
  readonly panelPlacement: PanelPlacement;
  readonly service: SearchService;
  readonly recents: RecentSearches;
  /** Path of the page of all results and all pages, if the site has one. */
  readonly searchPage?: string;
  /** Address of all results of a query, if the site has such a page. */
  readonly resultsUrl: (query: string) => string | undefined;
  /** Goes to a route of this site without loading the page anew. */
  readonly goTo: (route: string) => void;
};

import type {AutocompleteSource} from '@algolia/autocomplete-js';
import {BOX_ID} from '../../shared/constants';
import {isPlainClick} from './createElement';
import type {PanelRow} from './rows';
import {row} from './row';
import type {RowInput} from './row';
import type {RecentSearches} from './recentSearches';

/** A row as autocomplete-js handles it. */
export type Row = {
  readonly option: PanelRow;
  /** Place in the list, from 0. */
  readonly position: number;
  /** The query that it answers. */
  readonly query: string;
} & Record<string, unknown>;

/** Name of the source in the ids of the list and its rows. */
const SOURCE_ID = 'pages';

/** Rows for the options that answer a query. */
export function toRows(options: readonly PanelRow[], query: string): Row[] {
  return options.map((option, position) => ({option, position, query}));
}

/** Rows that a state shows. */
export function rowsOf({
  collections,
}: {
  readonly collections: readonly {readonly items: readonly Row[]}[];
}): readonly Row[] {
  return collections.flatMap(({items}) => items);
}

/** Query that stands in the box once a row is chosen. */
function queryAfter({option}: Row, query: string): string {
  switch (option.kind) {
    case 'recent':
    case 'suggestion':
      return option.query;
    case 'clearRecents':
      return '';
    default:
      return query;
  }
}

type Input = {
  readonly recents: RecentSearches;
  readonly kinds: RowInput['kinds'];
  /** Goes to a page, which may be of another locale. */
  readonly goTo: (route: string, locale?: string) => void;
  /** What stands in the box. */
  readonly typed: () => string;
  readonly getItems: () => Row[] | Promise<Row[]>;
  /** Opens the first result of a query, once it is there. */
  readonly openFirst: (query: string) => void;
};

/**
 * The one source of rows of the search box. A row of an earlier query opens
 * nothing: autocomplete-js is told that it has no address, and then asks for
 * the query in the box, whose first result Enter opens.
 */
export function rowSource({
  recents,
  goTo,
  kinds,
  typed,
  getItems,
  openFirst,
}: Input): AutocompleteSource<Row> {
  return {
    sourceId: SOURCE_ID,
    getItems,
    getItemUrl: ({item: {option, query}, state}) =>
      query === state.query ? option.url : undefined,
    getItemInputValue: ({item, state}) => queryAfter(item, state.query),
    onSelect({event, item, itemUrl, state, setIsOpen, refresh}) {
      const {type} = event as Event;
      if (item.option.kind === 'clearRecents') {
        recents.clear();
        void refresh();
      } else if (itemUrl !== undefined) {
        recents.add(state.query);
        // The browser handles a click with Ctrl or Shift, and the reader goes on here.
        const isElsewhere =
          type === 'click' && !isPlainClick(event as MouseEvent);
        setIsOpen(isElsewhere);
        if (type === 'click' && !isElsewhere) {
          goTo(itemUrl, item.option.locale);
        }
      } else if (item.option.url !== undefined && type === 'keydown') {
        openFirst(state.query);
      } else {
        setIsOpen(true);
      }
    },
    templates: {
      item: ({item, state, createElement}) =>
        // Nothing is drawn while rows are on their way.
        state.status === 'loading'
          ? ''
          : row(createElement, {
              option: item.option,
              // As autocomplete-js names its items, which it scrolls into view.
              id: `${BOX_ID}-${SOURCE_ID}-item-${item.position}`,
              isActive: state.activeItemId === item.position,
              isCurrent: () => item.query === typed(),
              kinds,
            }),
    },
  };
}

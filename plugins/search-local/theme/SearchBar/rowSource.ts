import type {AutocompleteSource} from '@algolia/autocomplete-js';
import {BOX_ID} from '../../shared/constants';
import type {RecentSearches} from './recentSearches';
import {row} from './row';
import type {RowInput} from './row';
import {rowsOf} from './rows';
import type {Row} from './rows';
import {isPlainClick} from './template';

/** Name of the source in the ids of the list and its rows. */
const SOURCE_ID = 'pages';

type Input = {
  readonly recents: RecentSearches;
  readonly kinds: RowInput['kinds'];
  /** Goes to a page, which may be of another locale. */
  readonly goTo: (route: string, locale?: string) => void;
  /** What is in the box. */
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
    getItemUrl: ({item, state}) =>
      item.typed === state.query ? item.url : undefined,
    // What is in the box once a row is chosen.
    getItemInputValue: ({item, state}) =>
      item.kind === 'recent' || item.kind === 'suggestion'
        ? item.query
        : item.kind === 'clearRecents'
          ? ''
          : state.query,
    onSelect({event, item, itemUrl, state, setIsOpen, refresh}) {
      const {type} = event as Event;
      if (item.kind === 'clearRecents') {
        recents.clear();
        void refresh();
      } else if (itemUrl !== undefined) {
        recents.add(state.query);
        // The browser handles a click with Ctrl or Shift, and the reader goes on here.
        const isElsewhere =
          type === 'click' && !isPlainClick(event as MouseEvent);
        setIsOpen(isElsewhere);
        if (type === 'click' && !isElsewhere) {
          goTo(itemUrl, item.locale);
        }
      } else if (item.url !== undefined && type === 'keydown') {
        openFirst(state.query);
      } else {
        setIsOpen(true);
      }
    },
    templates: {
      item({item, state, html}) {
        const position = rowsOf(state).indexOf(item);
        // Nothing is drawn while rows are on their way.
        return state.status === 'loading'
          ? ''
          : row(html, {
              item,
              // As autocomplete-js names its items, which it scrolls into view.
              id: `${BOX_ID}-${SOURCE_ID}-item-${position}`,
              isActive: state.activeItemId === position,
              isCurrent: () => item.typed === typed(),
              kinds,
            });
      },
    },
  };
}

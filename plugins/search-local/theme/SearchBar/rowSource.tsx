import type {AutocompleteSource, VNode} from '@algolia/autocomplete-js';
import {BOX_ID} from '../../shared/constants';
import type {KindNames} from '../../shared/types';
import type {RecentSearches} from './recentSearches';
import {isPlainClick, Row} from './Row';
import {rowsOf} from './rows';
import type {Row as RowItem} from './rows';

const SOURCE_ID = 'pages';

/**
 * The source of rows of the search box. A row of an earlier query has no
 * address for autocomplete-js, so the library submits the query in the box
 * instead of opening the row.
 */
export function rowSource(input: {
  readonly recents: RecentSearches;
  readonly kinds: Required<KindNames>;
  /** Opens a page, which can be of another locale. */
  readonly goTo: (route: string, locale?: string) => void;
  /** Returns the text in the box. */
  readonly typed: () => string;
  readonly getItems: () => RowItem[] | Promise<RowItem[]>;
  /** Opens the first result of a query. */
  readonly openFirst: (query: string) => void;
}): AutocompleteSource<RowItem> {
  const {recents, kinds, goTo, typed, getItems, openFirst} = input;
  return {
    sourceId: SOURCE_ID,
    getItems,
    getItemUrl: ({item, state}) =>
      item.typed === state.query ? item.url : undefined,
    // The text in the box after a row is chosen.
    getItemInputValue({item, state}) {
      const rest = item.kind === 'clearRecents' ? '' : state.query;
      return 'query' in item ? (item.query as string) : rest;
    },
    onSelect({event, item, itemUrl, state, setIsOpen, refresh}) {
      const {type} = event as Event;
      if (item.kind === 'clearRecents') {
        recents.clear();
        void refresh();
      } else if (itemUrl !== undefined) {
        if (item.kind !== 'link') {
          recents.add(state.query);
        }
        // The browser opens a new tab or window, and the reader continues here.
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
      item({item, state}) {
        const position = rowsOf(state).indexOf(item);
        // Nothing is drawn until the rows have arrived.
        return state.status === 'loading'
          ? ''
          : ((
              <Row
                item={item}
                // The id that autocomplete-js uses to scroll to the row.
                id={`${BOX_ID}-${SOURCE_ID}-item-${position}`}
                isActive={state.activeItemId === position}
                isCurrent={() => item.typed === typed()}
                kinds={kinds}
              />
            ) as unknown as VNode);
      },
    },
  };
}

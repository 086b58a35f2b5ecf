import type {AutocompleteSource} from '@algolia/autocomplete-js';
import {optionUrl} from './options';
import type {PanelOption} from './options';
import type {SearchBoxInput} from './searchBoxInput';

/** A row as autocomplete-js handles it. */
export type Row = {readonly option: PanelOption} & Record<string, unknown>;

type Rows = Row[] | Promise<Row[]>;

/** Opens an address in a new tab, without a way back from there to this page. */
export function openTab(url: string): void {
  window.open(url, '_blank', 'noopener')?.focus();
}

/** Rows for options. */
export function toRows(options: readonly PanelOption[]): Row[] {
  return options.map((option) => ({option}));
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

/** Name of the source in the ids of the list and its rows. */
export const SOURCE_ID = 'pages';

/** The one source of rows of the search box. */
export function rowSource(
  {recents, goTo}: Pick<SearchBoxInput, 'recents' | 'goTo'>,
  getItems: () => Rows,
): AutocompleteSource<Row> {
  return {
    sourceId: SOURCE_ID,
    getItems,
    getItemUrl: ({item}) => optionUrl(item.option),
    getItemInputValue: ({item, state}) => queryAfter(item, state.query),
    onSelect({event, item, itemUrl, state, setIsOpen, refresh}) {
      if (item.option.kind === 'clearRecents') {
        recents.clear();
        void refresh();
        return;
      }
      setIsOpen(itemUrl === undefined);
      if (itemUrl === undefined) {
        return;
      }
      recents.add(state.query);
      // Keys are the navigator's; a click the library leaves to a link
      // inside the option, which an option must not hold.
      if (event?.type === 'click') {
        const {ctrlKey, metaKey} = event as unknown as MouseEvent;
        (ctrlKey || metaKey ? openTab : goTo)(itemUrl);
      }
    },
    // The rows are drawn by `rowList.ts`.
    templates: {item: () => ''},
  };
}

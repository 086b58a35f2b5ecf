import {autocomplete} from '@algolia/autocomplete-js';
import type {SearchAnswer, SearchResult} from '../../shared/answer';
import type {PanelPlacement} from '../../shared/types';
import {DETACHED_MEDIA_QUERY, STALL_THRESHOLD_MS} from '../../shared/constants';
import {ariaProps, hasOpenList} from './ariaProps';
import {watchDetachedDialog} from './detachedDialog';
import {Keys} from './Keys';
import {createReactRenderer} from './reactRenderer';
import {ResultItem} from './ResultItem';
import {resultCountText} from './texts';
import type {SearchTexts} from './texts';

/** What the search box needs from the page it stands on. */
export type SearchBoxInput = {
  readonly container: HTMLElement;
  readonly texts: SearchTexts;
  /** Side of the box that the panel keeps to; an unknown one throws. */
  readonly panelPlacement: PanelPlacement;
  readonly search: (query: string) => Promise<SearchAnswer>;
  /** Goes to a route of this site without loading the page anew. */
  readonly goTo: (route: string) => void;
  /** Tells screen readers what has come of a search. */
  readonly announce: (message: string) => void;
};

type Hit = SearchResult & Record<string, unknown>;

function openTab(url: string): void {
  window.open(url, '_blank', 'noopener')?.focus();
}

/** Starts the search box in its container and returns what ends it. */
export function createSearchBox(input: SearchBoxInput): () => void {
  const {container, texts, search, goTo, announce} = input;
  const {renderer, unmount} = createReactRenderer();
  const box = autocomplete<Hit>({
    container,
    renderer: renderer as never,
    id: 'search',
    placeholder: texts.placeholder,
    translations: {
      clearButtonTitle: texts.clear,
      detachedCancelButtonText: texts.cancel,
      detachedSearchButtonTitle: texts.search,
      submitButtonTitle: texts.submit,
    },
    detachedMediaQuery: DETACHED_MEDIA_QUERY,
    // Beside the box, so that the panel goes with the navbar when the page scrolls.
    panelContainer: container.parentElement ?? undefined,
    panelPlacement: input.panelPlacement,
    stallThreshold: STALL_THRESHOLD_MS,
    defaultActiveItemId: 0,
    navigator: {
      navigate: ({itemUrl}) => goTo(itemUrl),
      navigateNewTab: ({itemUrl}) => openTab(itemUrl),
      navigateNewWindow: ({itemUrl}) => {
        window.open(itemUrl, '_blank', 'noopener,popup');
      },
    },
    // The library's types ask for the attributes that ariaProps takes away.
    ...(ariaProps(texts) as object),
    getSources: ({query}) =>
      query.trim() === ''
        ? []
        : [
            {
              sourceId: 'pages',
              getItems: async () => (await search(query)).results as Hit[],
              getItemUrl: ({item}) => item.route,
              onSelect({event, item, setIsOpen}) {
                setIsOpen(false);
                // Keys are the navigator's; a click the library leaves to a link
                // inside the option, which an option must not hold.
                if (event?.type === 'click') {
                  const {ctrlKey, metaKey} = event as unknown as MouseEvent;
                  (ctrlKey || metaKey ? openTab : goTo)(item.route);
                }
              },
              templates: {
                item: ({item}) => (
                  <ResultItem result={item} texts={texts} openTab={openTab} />
                ),
                noResults: ({state}) =>
                  state.status === 'idle' ? texts.noResults : texts.searching,
                footer: ({items}) =>
                  items.length > 0 ? <Keys texts={texts} /> : <></>,
              },
            },
          ],
    onStateChange({state, prevState}) {
      const isAnswered = state.status === 'idle' && state.isOpen;
      const isNew =
        prevState.status !== 'idle' || prevState.isOpen !== state.isOpen;
      if (isAnswered && isNew && state.query) {
        const count = state.collections.reduce(
          (sum, {items}) => sum + items.length,
          0,
        );
        announce(hasOpenList(state) ? resultCountText(count) : texts.noResults);
      } else if (!state.isOpen) {
        announce('');
      }
    },
  });
  const stopWatching = watchDetachedDialog(texts.dialog);
  return () => {
    stopWatching();
    box.destroy();
    unmount();
  };
}

import type {ReactNode} from 'react';
import type {
  autocomplete as createAutocomplete,
  AutocompleteRender,
  AutocompleteState,
} from '@algolia/autocomplete-js';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {SearchAnswer} from '../../shared/answer';
import {DETACHED_MEDIA_QUERY, MAX_QUERY_LENGTH} from '../../shared/constants';
import type {SearchSettings} from '../../shared/types';
import {formatAddress} from '../SearchPage/address';
import {watchDetachedDialog} from './detachedDialog';
import {drawPanel, RENDERER} from './drawPanel';
import {LIBRARY_PROPS, panelPlacement} from './libraryProps';
import {createLiveRegion} from './liveRegion';
import {Panel} from './Panel';
import {announcement, caution, panelView} from './panelView';
import {recentSearches} from './recentSearches';
import {activePosition, answerRows, recentRows, rowsOf} from './rows';
import type {Row} from './rows';
import {rowSource} from './rowSource';
import {SearchSession} from './session';
import {sharedClient} from './sharedClient';
import {TEXTS} from './texts';
import styles from './box.module.css';
import './detached.css';

/** Function of autocomplete-js that creates a box. */
export type Autocomplete = typeof createAutocomplete;

/** Elements of a search box, and its navigation. */
export type SearchBoxPlace = {
  readonly container: HTMLElement;
  readonly panelContainer: HTMLElement;
  /** Opens a route of this site in the page. */
  readonly goTo: (route: string) => void;
};

/** A search box in the page. */
export type SearchBox = ReturnType<typeof createSearchBox>;

const isBlank = (query: string) => query.trim() === '';

/** Creates a search box in a container with autocomplete-js, which is a separate chunk. */
export function createSearchBox(
  autocomplete: Autocomplete,
  settings: SearchSettings,
  {container, panelContainer, goTo: openRoute}: SearchBoxPlace,
) {
  const kinds = {...TEXTS.kinds, ...settings.kinds};
  const recents = recentSearches(createStorageSlot('search-local.recent'));
  const region = createLiveRegion(styles.announcement!);
  const endDialog = watchDetachedDialog(TEXTS.dialog, () => box.setQuery(''));
  let state: AutocompleteState<Row> | undefined;
  /** Answer of the current rows. */
  let shown: SearchAnswer | undefined;
  /** True if the reader closed the panel and has not typed since. */
  let isDismissed = false;
  const session = new SearchSession(sharedClient(settings), {}, () => {
    showNewest();
    // Draws the notice again.
    box.setContext({});
  });

  const resultsUrl = (query: string): string =>
    settings.resultsPath + formatAddress({query});

  const rowsOfAnswer = (answer: SearchAnswer) =>
    answerRows(
      answer,
      resultsUrl(answer.query),
      // The index that could not be loaded can have results.
      answer.lack === 'index' ? {} : settings.emptyLinks,
    );

  const goTo = (url: string, locale?: string) => {
    box.setIsOpen(false);
    if (locale === undefined && url.startsWith('/')) {
      openRoute(url);
    } else {
      // The page is not in this build.
      window.location.assign(url);
    }
  };

  const viewOf = (query: string) =>
    panelView({query, answer: session.answer, status: session.status});

  /** Shows the rows of a better answer. */
  function showNewest() {
    const {answer} = session;
    if (!state || !answer || answer === shown || answer.query !== state.query) {
      return;
    }
    const {collections, activeItemId} = state;
    const rows = rowsOf({collections});
    if (rows.some(({typed}) => typed !== answer.query)) {
      // The rows are from an earlier query, and change with the next state.
      return;
    }
    shown = answer;
    const items = rowsOfAnswer(answer);
    box.setCollections(
      collections.map((collection) => ({
        ...collection,
        items: items as typeof collection.items,
      })),
    );
    // A reader may have moved to another row in the meantime.
    const active = activePosition(rows, activeItemId, items);
    if (active !== activeItemId) {
      box.setActiveItemId(active);
    }
  }

  async function rowsFor(query: string): Promise<Row[]> {
    shown = await session.ask(query);
    return rowsOfAnswer(shown);
  }

  /** Waits for the first result of a query and opens it, like Enter. */
  async function openFirst(query: string): Promise<void> {
    if (isBlank(query)) {
      return;
    }
    const answer = await session.ask(query);
    const [first] = answerRows(answer);
    const url = first?.url ?? resultsUrl(query);
    if (session.query !== query) {
      // The reader continues to type.
      return;
    }
    recents.add(query);
    if (answer.results.length > 0 || answer.lack !== 'index') {
      goTo(url, first?.locale);
    } else if (navigator.onLine) {
      // The missing files may have been removed with an older version of the
      // site. Without a network, the panel shows the reason.
      window.location.assign(url);
    }
  }

  const draw: AutocompleteRender<Row> = (
    {state: {query, status, collections}, sections},
    root,
  ) => {
    if (status === 'loading') {
      // New rows follow, so drawing the old ones would delay them.
      return;
    }
    drawPanel(
      <Panel
        view={viewOf(query)}
        query={query}
        lists={
          rowsOf({collections}).length > 0
            ? (sections as unknown as ReactNode[])
            : []
        }
      />,
      root,
    );
  };

  const box = autocomplete<Row>({
    ...LIBRARY_PROPS,
    container,
    renderer: RENDERER,
    // In the navbar, so that the panel moves with it when the page scrolls.
    panelContainer,
    panelPlacement: panelPlacement(),
    shouldPanelOpen: (next) =>
      !isBlank(next.state.query) ||
      recents.list().length > 0 ||
      window.matchMedia(DETACHED_MEDIA_QUERY).matches,
    navigator: {
      navigate: ({itemUrl, item}) => goTo(itemUrl, item.locale),
      navigateNewWindow: ({itemUrl}) => {
        window.open(itemUrl, '_blank', 'noopener,popup');
      },
    },
    getSources: ({query}) => [
      rowSource({
        recents,
        kinds,
        goTo,
        typed: () => state?.query ?? '',
        openFirst: (typed) => void openFirst(typed),
        getItems: () =>
          isBlank(query) ? recentRows(recents.list(), query) : rowsFor(query),
      }),
    ],
    // Enter without an active row, or the submit button.
    onSubmit({state: {isOpen, query, collections}}) {
      const hasRows = rowsOf({collections}).some(({typed}) => typed === query);
      if (!(isOpen && hasRows)) {
        void openFirst(query);
      }
    },
    render: draw,
    renderNoResults: draw,
    onStateChange({state: next, prevState}) {
      state = next;
      if (next.collections !== prevState.collections) {
        showNewest();
      }
      if (next.query !== prevState.query) {
        isDismissed = false;
      } else if (prevState.isOpen && !next.isOpen) {
        isDismissed = true;
      }
      const isStalled =
        next.status === 'stalled' && prevState.status !== 'stalled';
      if (isStalled && !isDismissed && !isBlank(next.query)) {
        box.setIsOpen(true);
      }
      // `setIsOpen` can have changed the state.
      const view = viewOf(state.isOpen ? state.query : '');
      region.announce(announcement(view), caution(view));
    },
  });
  return {
    setQuery: (query: string) => box.setQuery(query.slice(0, MAX_QUERY_LENGTH)),
    openFirst,
    end() {
      endDialog();
      session.end();
      box.destroy();
      region.remove();
    },
  };
}

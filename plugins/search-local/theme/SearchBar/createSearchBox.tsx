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
import {LIBRARY_PROPS, placementOf} from './libraryProps';
import {createLiveRegion} from './liveRegion';
import {Panel} from './Panel';
import {announcement, caution, panelView} from './panelView';
import {recentSearches} from './recentSearches';
import {answerRows, recentRows, rowsOf} from './rows';
import type {Row} from './rows';
import {rowSource} from './rowSource';
import {SearchSession} from './session';
import {sharedClient} from './sharedClient';
import {TEXTS} from './texts';
import styles from './box.module.css';
import './detached.css';

export type Autocomplete = typeof createAutocomplete;

export type SearchBoxPlace = {
  readonly container: HTMLElement;
  readonly panelContainer: HTMLElement;
  /** Goes to a route of this site without loading the page anew. */
  readonly goTo: (route: string) => void;
};

export type SearchBox = ReturnType<typeof createSearchBox>;

const isBlank = (query: string) => query.trim() === '';

/** Makes a search box in its container with autocomplete-js, which is loaded by itself. */
export function createSearchBox(
  autocomplete: Autocomplete,
  settings: SearchSettings,
  {container, panelContainer, goTo: leadTo}: SearchBoxPlace,
) {
  const {resultsPath, panelPlacement} = settings;
  const kinds = {...TEXTS.kinds, ...settings.kinds};
  const recents = recentSearches(createStorageSlot('search-local.recent'));
  const region = createLiveRegion(styles.announcement!);
  const endDialog = watchDetachedDialog(TEXTS.dialog, () => box.setQuery(''));
  let state: AutocompleteState<Row> | undefined;
  /** The answer that the rows show. */
  let shown: SearchAnswer | undefined;
  /** Whether the reader has closed the panel and not typed since. */
  let isDismissed = false;
  const session = new SearchSession(sharedClient(settings), {}, () => {
    showNewest();
    // Draws again what is said of the rows.
    box.setContext({});
  });

  /** Address of the results page for a query; undefined without such a page. */
  const urlOfAll = (query: string): string | undefined =>
    resultsPath && resultsPath + formatAddress({query});

  const rowsOfAnswer = (answer: SearchAnswer) =>
    answerRows(
      answer,
      urlOfAll(answer.query),
      // Of an index that could not be loaded, nobody knows what it has.
      answer.lack === 'index' ? {} : settings.emptyLinks,
    );

  const goTo = (url: string, locale?: string) => {
    box.setIsOpen(false);
    if (locale === undefined && url.startsWith('/')) {
      leadTo(url);
    } else {
      // This build does not have that page.
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
    const {collections} = state;
    if (rowsOf({collections}).some(({typed}) => typed !== answer.query)) {
      // Those of an earlier query: this is called again once the new ones have come.
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
  }

  async function rowsFor(query: string): Promise<Row[]> {
    shown = await session.ask(query);
    return rowsOfAnswer(shown);
  }

  /** Opens the first result of a query once it is there, as Enter does. */
  async function openFirst(query: string): Promise<void> {
    if (isBlank(query)) {
      return;
    }
    const answer = await session.ask(query);
    const [first] = answerRows(answer);
    const url = first?.url ?? urlOfAll(query);
    if (url === undefined || session.query !== query) {
      // There is nowhere to go, or the reader has gone on typing.
      return;
    }
    recents.add(query);
    if (answer.results.length > 0 || answer.lack !== 'index') {
      goTo(url, first?.locale);
    } else if (navigator.onLine) {
      // What is missing may have gone with an older version of the site.
      // Without a network, the panel says what is wrong.
      window.location.assign(url);
    }
  }

  const draw: AutocompleteRender<Row> = (
    {state: {query, status, collections}, sections},
    root,
  ) => {
    if (status === 'loading') {
      // The rows of the query are about to come; to draw those of before would hold them up.
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
    // Beside the box, so that the panel goes with the navbar when the page scrolls.
    panelContainer,
    panelPlacement: placementOf(panelPlacement),
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
    // Enter without a row to open, or the button beside the box.
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
      const waits = next.status === 'stalled' && prevState.status !== 'stalled';
      if (waits && !isDismissed && !isBlank(next.query)) {
        box.setIsOpen(true);
      }
      // It may have been opened above.
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

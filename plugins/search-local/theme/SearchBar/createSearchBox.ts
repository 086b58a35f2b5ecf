import type {
  autocomplete as createAutocomplete,
  AutocompleteRenderer,
} from '@algolia/autocomplete-js';
import type {SearchAnswer} from '../../shared/answer';
import {
  DETACHED_MEDIA_QUERY,
  MAX_QUERY_LENGTH,
  STALL_THRESHOLD_MS,
} from '../../shared/constants';
import {ariaProps} from './ariaProps';
import {keepPlaces} from './betterRows';
import {watchDetachedDialog} from './detachedDialog';
import {HeldEnter} from './heldEnter';
import {createLiveRegion} from './liveRegion';
import {answerOptions, recentOptions, searchPageUrl} from './options';
import {createPanelDrawing, optionsOf} from './panelDrawing';
import {createRowEvents} from './rowEvents';
import {createRowList} from './rowList';
import {openTab, rowSource, SOURCE_ID, toRows} from './rowSource';
import type {Row} from './rowSource';
import type {SearchBoxInput} from './searchBoxInput';
import {SearchSession} from './session';
import styles from './styles.module.css';

/** Name of the classes and ids of autocomplete-js on this page. */
const ID = 'search';

/**
 * Keeps autocomplete-js from drawing: it makes the elements of all rows anew
 * with each change of its state, and only after a timer.
 */
const NO_RENDERER = {
  createElement: (_type: unknown, props: unknown) => ({props}),
  Fragment: undefined,
  render: () => undefined,
} as unknown as AutocompleteRenderer;

type Key = KeyboardEvent & {readonly nativeEvent?: KeyboardEvent};

/** The function of autocomplete-js. */
export type Autocomplete = typeof createAutocomplete;

/** A search box on the page. */
export type SearchBox = {
  readonly setQuery: (query: string) => void;
  /** Takes the box from the page. */
  readonly end: () => void;
};

/** Makes a search box in its container. */
export function createSearchBox(
  autocomplete: Autocomplete,
  input: SearchBoxInput,
): SearchBox {
  const {container, texts, service, recents, searchPage, goTo} = input;
  const region = createLiveRegion(styles.announcement!);
  const heldEnter = new HeldEnter();
  /** Whether the reader has closed the panel and not typed since. */
  let isDismissed = false;
  const session = new SearchSession(service, {
    onBetterAnswer: refreshRows,
    onStatus: () => drawing.redraw(),
  });
  const rowList = createRowList(`${ID}-${SOURCE_ID}`, texts);
  const rowEvents = createRowEvents();
  rowEvents.listen(rowList.element);
  const drawing = createPanelDrawing({
    session,
    rowList,
    texts,
    indexUrl: searchPage,
    announce: region.announce,
    openTab,
    goTo: (url) => {
      box.setIsOpen(false);
      goTo(url);
    },
  });

  /** Puts a better answer into the rows; none moves that the reader points at or has chosen. */
  function refreshRows(answer: SearchAnswer) {
    const state = drawing.shown();
    if (state?.query !== answer.query) {
      return;
    }
    const next = answerOptions(answer, searchPage);
    const shown = optionsOf(state);
    const isHeld = state.activeItemId || rowList.element.matches(':hover');
    const rows = toRows(isHeld ? keepPlaces(shown, next) : next);
    box.setCollections(
      state.collections.map((collection) => ({
        ...collection,
        items: rows as typeof collection.items,
      })),
    );
  }

  async function answerRows(query: string): Promise<Row[]> {
    const answer = await session.ask(query);
    if (heldEnter.isHeld) {
      // Once the rows stand, which takes autocomplete-js some promises.
      setTimeout(() =>
        heldEnter.release(document.activeElement as HTMLElement),
      );
    }
    return toRows(answerOptions(answer, searchPage));
  }

  function onKeyDown(event: Key, query: string, next: (event: Key) => void) {
    isDismissed = event.key === 'Escape' || event.key === 'Tab';
    const isEnter = event.key === 'Enter' && !event.isComposing;
    if (!isEnter) {
      heldEnter.drop();
    } else if (query.trim() !== '' && session.answer?.query !== query) {
      event.preventDefault();
      heldEnter.hold(event);
      return;
    } else if (drawing.state() === 'empty' && searchPage) {
      event.preventDefault();
      box.setIsOpen(false);
      goTo(searchPageUrl(searchPage, query) ?? searchPage);
      return;
    }
    next(event);
  }

  const box = autocomplete<Row>({
    container,
    id: ID,
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
    openOnFocus: true,
    shouldPanelOpen: ({state}) =>
      state.query.trim() !== '' ||
      recents.list().length > 0 ||
      window.matchMedia(DETACHED_MEDIA_QUERY).matches,
    navigator: {
      navigate: ({itemUrl}) => goTo(itemUrl),
      navigateNewTab: ({itemUrl}) => openTab(itemUrl),
      navigateNewWindow: ({itemUrl}) => {
        window.open(itemUrl, '_blank', 'noopener,popup');
      },
    },
    // The library's types ask for the attributes that ariaProps takes away.
    ...(ariaProps(texts, onKeyDown) as object),
    ...(rowEvents.propGetters as object),
    renderer: NO_RENDERER,
    render: drawing.render,
    renderNoResults: drawing.render,
    getSources: ({query}) => [
      rowSource(input, () =>
        query.trim() === ''
          ? toRows(recentOptions(recents.list()))
          : answerRows(query),
      ),
    ],
    onStateChange({state, prevState}) {
      if (state.status === 'stalled' && prevState.status !== 'stalled') {
        if (isDismissed) {
          box.setStatus('idle');
        } else {
          box.setIsOpen(true);
        }
      }
      if (state.collections !== prevState.collections) {
        rowEvents.expectHandlers();
      }
      drawing.update(state, prevState);
      if (!state.isOpen || state.query !== prevState.query) {
        region.announce('');
      }
    },
  });
  const stopWatching = watchDetachedDialog(texts.dialog);
  return {
    setQuery: (query) => box.setQuery(query.slice(0, MAX_QUERY_LENGTH)),
    end() {
      stopWatching();
      session.end();
      box.destroy();
      drawing.end();
      region.remove();
    },
  };
}

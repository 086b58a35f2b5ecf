import {createElement, Fragment} from 'react';
import {autocomplete} from '@algolia/autocomplete-js';
import type {AutocompleteRenderer} from '@algolia/autocomplete-js';
import {
  DETACHED_MEDIA_QUERY,
  MAX_QUERY_LENGTH,
  STALL_THRESHOLD_MS,
} from '../../shared/constants';
import {ariaProps} from './ariaProps';
import {watchDetachedDialog} from './detachedDialog';
import {HeldEnter} from './heldEnter';
import {createLiveRegion} from './liveRegion';
import {answerOptions, recentOptions, searchPageUrl} from './options';
import {createPanelDrawing} from './panelDrawing';
import {openTab, rowSource, toRows} from './rowSource';
import type {Row} from './rowSource';
import type {SearchBoxInput} from './searchBoxInput';
import {SearchSession} from './session';
import styles from './styles.module.css';

/** Name of the classes and ids of autocomplete-js on this page. */
const ID = 'search';

type Key = KeyboardEvent & {readonly nativeEvent?: KeyboardEvent};

/** Starts the search box in its container and returns what ends it. */
export function createSearchBox(input: SearchBoxInput): () => void {
  const {container, texts, service, recents, searchPage, goTo} = input;
  const region = createLiveRegion(styles.announcement!);
  const heldEnter = new HeldEnter();
  /** Whether the reader has closed the panel and not typed since. */
  let isDismissed = false;
  const session = new SearchSession(service, {
    onBetterAnswer: () => drawing.refreshRows(),
    onStatus: () => drawing.redraw(),
  });
  const drawing = createPanelDrawing({
    session,
    texts,
    indexUrl: searchPage,
    rows: () =>
      session.answer ? toRows(answerOptions(session.answer, searchPage)) : [],
    announce: region.announce,
    openTab,
    goTo: (url) => {
      box.setIsOpen(false);
      goTo(url);
    },
    setRows: (collections) => box.setCollections(collections),
    setActive: (position) => box.setActiveItemId(position),
  });

  async function answerRows(query: string): Promise<Row[]> {
    const answer = await session.ask(query);
    // Once the rows stand, which takes autocomplete-js some promises.
    setTimeout(() => heldEnter.release(document.activeElement as HTMLElement));
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

  const aria = ariaProps(texts, onKeyDown);
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
    // The list is what scrolls, and what goes to its top with a new query.
    classNames: {list: 'aa-Panel--scrollable'},
    initialState: {query: input.initialQuery.slice(0, MAX_QUERY_LENGTH)},
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
    ...(aria as object),
    renderer: {
      createElement,
      Fragment,
      render: () => undefined,
    } as unknown as AutocompleteRenderer,
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
      if (!state.isOpen) {
        drawing.close();
      }
      if (!state.isOpen || state.query !== prevState.query) {
        region.announce('');
      }
    },
  });
  const stopWatching = watchDetachedDialog(texts.dialog);
  return () => {
    stopWatching();
    session.end();
    box.destroy();
    drawing.end();
    region.remove();
  };
}

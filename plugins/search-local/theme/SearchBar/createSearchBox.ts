import type {autocomplete as createAutocomplete} from '@algolia/autocomplete-js';
import type {SearchAnswer} from '../../shared/answer';
import {
  BOX_ID,
  DETACHED_MEDIA_QUERY,
  MAX_QUERY_LENGTH,
  STALL_THRESHOLD_MS,
} from '../../shared/constants';
import {ariaProps} from './ariaProps';
import {keepPlaces} from './betterRows';
import {watchDetachedDialog} from './detachedDialog';
import {HeldEnter} from './heldEnter';
import {createLiveRegion} from './liveRegion';
import {NO_RENDERER} from './noRenderer';
import {answerOptions, recentOptions, searchPageUrl} from './options';
import {painted} from './paint';
import {createPanelDrawing} from './panelDrawing';
import {createRowEvents} from './rowEvents';
import {createRowList} from './rowList';
import {openTab, rowSource, SOURCE_ID, toRows} from './rowSource';
import type {Row} from './rowSource';
import type {SearchBoxInput} from './searchBoxInput';
import {SearchSession} from './session';
import styles from './styles.module.css';
import {nextTask} from './tasks';
import {valueAfterKey} from './valueAfterKey';

type Key = KeyboardEvent & {readonly nativeEvent?: KeyboardEvent};

/** The function of autocomplete-js. */
export type Autocomplete = typeof createAutocomplete;

/** A search box on the page. */
export type SearchBox = {
  readonly setQuery: (query: string) => void;
  /** Takes the box from the page. */
  readonly end: () => void;
};

/** Makes a search box in its container, in two tasks. */
export async function createSearchBox(
  autocomplete: Autocomplete,
  input: SearchBoxInput,
): Promise<SearchBox> {
  const {container, panelContainer, texts, service, recents, searchPage, goTo} =
    input;
  const region = createLiveRegion(styles.announcement!);
  const heldEnter = new HeldEnter();
  /** Whether the reader has closed the panel and not typed since. */
  let isDismissed = false;
  const session = new SearchSession(service, {
    onBetterAnswer: refreshRows,
    onStatus: () => drawing.redraw(),
  });
  const rowList = createRowList(`${BOX_ID}-${SOURCE_ID}`, texts);
  const drawing = createPanelDrawing({
    session,
    rowList,
    texts,
    indexUrl: searchPage,
    panelContainer,
    setOpen: () => box.setIsOpen(true),
    announce: region.announce,
    openTab,
    goTo: (url) => {
      box.setIsOpen(false);
      goTo(url);
    },
  });

  const rowEvents = createRowEvents(drawing.isAhead);
  rowEvents.listen(rowList.element);

  /** Puts a better answer into the rows; none moves that the reader points at or has chosen. */
  function refreshRows(answer: SearchAnswer) {
    const state = drawing.shown();
    if (state?.query !== answer.query) {
      return;
    }
    const next = answerOptions(answer, searchPage);
    const isHeld = state.activeItemId || rowList.element.matches(':hover');
    const options = isHeld ? keepPlaces(drawing.options(), next) : next;
    if (drawing.isAhead()) {
      drawing.drawAhead(options);
      return;
    }
    const items = toRows(options);
    box.setCollections(
      state.collections.map((collection) => ({
        ...collection,
        items: items as typeof collection.items,
      })),
    );
  }

  /** Whether the reader still waits for an answer, and for no other. */
  const isWanted = (answer: SearchAnswer) =>
    session.answer === answer &&
    !isDismissed &&
    !heldEnter.isHeld &&
    container.contains(document.activeElement);

  /** Rows for an empty box. */
  function recentRows(): Row[] {
    session.expectLetter();
    return toRows(recentOptions(recents.list()));
  }

  /** Rows for a query, painted before autocomplete-js has them. */
  async function answerRows(query: string): Promise<Row[]> {
    const answer = await session.ask(query);
    const options = answerOptions(answer, searchPage);
    if (isWanted(answer) && drawing.drawAhead(options)) {
      await painted();
    }
    const shown = drawing.isAhead() ? drawing.options() : options;
    // Once autocomplete-js has the rows, which takes it some promises.
    setTimeout(() => {
      drawing.dropAhead(shown);
      heldEnter.release(document.activeElement as HTMLElement);
    });
    return toRows(shown);
  }

  function onKeyDown(event: Key, query: string, next: (event: Key) => void) {
    isDismissed = event.key === 'Escape' || event.key === 'Tab';
    const value = valueAfterKey(event, event.currentTarget as HTMLInputElement);
    if (value?.trim()) {
      // The input takes the letter some milliseconds after the key.
      session.foresee(value);
    }
    const isEnter = event.key === 'Enter' && !event.isComposing;
    if (!isEnter) {
      heldEnter.drop();
    } else if (
      query.trim() !== '' &&
      (session.answer?.query !== query || drawing.isAhead())
    ) {
      event.preventDefault();
      heldEnter.hold(event);
      return;
    } else if (drawing.view() === 'empty' && searchPage) {
      event.preventDefault();
      box.setIsOpen(false);
      goTo(searchPageUrl(searchPage, query) ?? searchPage);
      return;
    }
    next(event);
  }

  await nextTask();
  const box = autocomplete<Row>({
    container,
    id: BOX_ID,
    placeholder: texts.placeholder,
    translations: {
      clearButtonTitle: texts.clear,
      detachedCancelButtonText: texts.cancel,
      detachedSearchButtonTitle: texts.search,
      submitButtonTitle: texts.submit,
    },
    detachedMediaQuery: DETACHED_MEDIA_QUERY,
    // Beside the box, so that the panel goes with the navbar when the page scrolls.
    panelContainer,
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
        query.trim() === '' ? recentRows() : answerRows(query),
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
      region.remove();
    },
  };
}

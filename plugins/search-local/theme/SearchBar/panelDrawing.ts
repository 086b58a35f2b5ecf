import type {AutocompleteState} from '@algolia/autocomplete-js';
import {DETACHED_MEDIA_QUERY} from '../../shared/constants';
import {optionUrl} from './options';
import type {PanelOption} from './options';
import {createPanelLayout} from './panelLayout';
import {listenToMouse} from './panelMouse';
import {announcement, panelView} from './panelView';
import type {PanelView} from './panelView';
import type {RowList} from './rowList';
import type {Row} from './rowSource';
import type {SearchSession} from './session';
import type {SearchTexts} from './texts';

type State = AutocompleteState<Row>;

type DrawingInput = {
  readonly session: SearchSession;
  readonly rowList: RowList;
  readonly texts: SearchTexts;
  /** Address of the list of all pages, if the site has one. */
  readonly indexUrl?: string;
  /** Where autocomplete-js puts its panel. */
  readonly panelContainer: HTMLElement | null;
  /** Tells autocomplete-js that the panel is open. */
  readonly setOpen: () => void;
  readonly announce: (text: string) => void;
  readonly openTab: (url: string) => void;
  readonly goTo: (url: string) => void;
};

function optionsOf({collections}: State): PanelOption[] {
  return collections.flatMap(({items}) => items.map(({option}) => option));
}

/** What decides how the panel looks around its rows; two alike need no second drawing. */
function frameOf(view: PanelView, query: string, hasRows: boolean): string {
  return JSON.stringify([
    view.state === 'results' ? view.correctedQuery : view,
    view.state === 'problem' && query,
    hasRows,
  ]);
}

/**
 * Draws the panel: its rows at once with each change, and what stands around
 * them only when it would look different.
 */
export function createPanelDrawing(input: DrawingInput) {
  const {session, rowList, texts, indexUrl, panelContainer, announce} = input;
  /** Newest state of autocomplete-js. */
  let state: State | undefined;
  /** Element of the panel, once autocomplete-js has shown it. */
  let panel: HTMLElement | undefined;
  let isOpen = false;
  /** Rows that autocomplete-js does not have yet. */
  let ahead: readonly PanelOption[] | undefined;
  let view: PanelView = {state: 'hidden'};
  let frame = '';
  let drawn: readonly unknown[] = [];

  const layout = createPanelLayout(rowList.element, texts);
  const options = () => ahead ?? (state ? optionsOf(state) : []);
  const urlOfRow = (position: number) => {
    const option = options()[position];
    return option && optionUrl(option);
  };
  listenToMouse(layout.element, {...input, urlOfRow});

  function redraw() {
    if (!state || !panel || !isOpen) {
      return;
    }
    const {query, activeItemId, collections} = state;
    const {answer, status} = session;
    const facts = [query, activeItemId, ahead ?? collections, answer, status];
    if (facts.some((fact, at) => fact !== drawn[at])) {
      drawn = facts;
      const shown = options();
      const hasRows = shown.length > 0;
      const label = query.trim() === '' ? texts.recents : texts.results;
      rowList.draw({options: shown, active: activeItemId, label, query});
      view = panelView({query, answer, status});
      const next = frameOf(view, query, hasRows);
      if (next !== frame) {
        frame = next;
        layout.draw({view, query, indexUrl, texts, hasRows});
      }
      announce(announcement(view, texts));
    }
    if (layout.element.parentElement !== panel) {
      panel.replaceChildren(layout.element);
    }
  }

  function close() {
    isOpen = false;
    ahead = undefined;
    drawn = [];
  }

  /** Shows the panel where it stood before, as autocomplete-js takes two timers for it. */
  function reopen(): boolean {
    isOpen =
      panel !== undefined && !window.matchMedia(DETACHED_MEDIA_QUERY).matches;
    if (isOpen) {
      input.setOpen();
      redraw();
      panelContainer?.append(panel!);
    }
    return isOpen;
  }

  return {
    /** Draws a state of autocomplete-js into the element of its panel. */
    render(next: {readonly state: State}, element: HTMLElement) {
      state = next.state;
      panel = element;
      isOpen = true;
      redraw();
    },
    /**
     * To be called with each new state: draws new rows at once, where
     * autocomplete-js would wait for a timer.
     */
    update(next: State, previous: State) {
      state = next;
      const hasNewRows = next.collections !== previous.collections;
      if (hasNewRows) {
        ahead = undefined;
      }
      if (previous.isOpen && !next.isOpen) {
        close();
      } else if (hasNewRows || next.activeItemId !== previous.activeItemId) {
        redraw();
      }
    },
    /**
     * Draws the rows of an answer that autocomplete-js does not have yet, and
     * opens the panel for them; returns whether it could.
     */
    drawAhead(next: readonly PanelOption[]): boolean {
      ahead = next;
      if (isOpen) {
        redraw();
      } else if (!reopen()) {
        ahead = undefined;
      }
      return isOpen;
    },
    /** Takes rows away that autocomplete-js was given and did not want: the reader has left. */
    dropAhead(unwanted: readonly PanelOption[]) {
      if (ahead === unwanted) {
        ahead = undefined;
        if (!state?.isOpen) {
          close();
          panel?.remove();
        }
      }
    },
    /** Whether rows are shown that autocomplete-js does not have yet. */
    isAhead: () => ahead !== undefined,
    /** What the rows show. */
    options,
    redraw,
    /** State of autocomplete-js that is shown; undefined when the panel is closed. */
    shown: () => (isOpen ? state : undefined),
    /** What the panel showed last. */
    view: () => view.state,
  };
}

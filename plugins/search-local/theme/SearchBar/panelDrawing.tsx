import type {AutocompleteState} from '@algolia/autocomplete-js';
import {optionUrl} from './options';
import type {PanelOption} from './options';
import {Panel} from './Panel';
import {listenToMouse} from './panelMouse';
import {createPanelRoot} from './panelRoot';
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
  readonly announce: (text: string) => void;
  readonly openTab: (url: string) => void;
  readonly goTo: (url: string) => void;
};

/** Options that the rows of a state of autocomplete-js show. */
export function optionsOf({collections}: State): PanelOption[] {
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
  const {session, rowList, texts, indexUrl, announce} = input;
  let state: State | undefined;
  let element: HTMLElement | undefined;
  let view: PanelView = {state: 'hidden'};
  let frame = '';
  let drawn: readonly unknown[] = [];

  const root = createPanelRoot();

  const urlOfRow = (position: number) => {
    const option = state && optionsOf(state)[position];
    return option && optionUrl(option);
  };

  const holdRows = (host: HTMLElement | null) => {
    host?.append(rowList.element);
  };

  function redraw() {
    if (!state?.isOpen || !element) {
      return;
    }
    const {query, activeItemId, collections} = state;
    const {answer, status} = session;
    const facts = [query, activeItemId, collections, answer, status, element];
    if (facts.every((fact, at) => fact === drawn[at])) {
      return;
    }
    drawn = facts;
    const options = optionsOf(state);
    const hasRows = options.length > 0;
    const label = query.trim() === '' ? texts.recents : texts.results;
    rowList.draw({options, active: activeItemId, label, query});
    view = panelView({query, answer, status});
    const next = frameOf(view, query, hasRows);
    const isNew = root.setElement(element);
    if (isNew) {
      listenToMouse(element, {...input, urlOfRow});
    }
    if (isNew || next !== frame) {
      frame = next;
      root.draw(
        <Panel
          view={view}
          query={query}
          hasRows={hasRows}
          indexUrl={indexUrl}
          texts={texts}
          holdRows={holdRows}
        />,
      );
    }
    announce(announcement(view, texts));
  }

  return {
    /** Draws a state of autocomplete-js into the element of its panel. */
    render(next: {readonly state: State}, panel: HTMLElement) {
      state = next.state;
      element = panel;
      redraw();
    },
    /**
     * To be called with each new state: draws new rows at once, where
     * autocomplete-js would wait for a timer.
     */
    update(next: State, previous: State) {
      if (!next.isOpen) {
        state = undefined;
        drawn = [];
      } else if (
        state &&
        (next.collections !== previous.collections ||
          next.activeItemId !== previous.activeItemId)
      ) {
        state = next;
        redraw();
      }
    },
    redraw,
    /** Rows that the panel shows, and which of them is active; undefined when it is closed. */
    shown: () => state,
    /** State that the panel showed last. */
    state: () => view.state,
    end: root.unmount,
  };
}

import type {ReactNode} from 'react';
import type {AutocompleteState} from '@algolia/autocomplete-js';
import {optionUrl} from './options';
import {Panel} from './Panel';
import {listenToMouse} from './panelMouse';
import {createPanelRoot} from './panelRoot';
import {announcement, panelView} from './panelView';
import type {PanelView} from './panelView';
import type {Row} from './rowSource';
import type {SearchSession} from './session';
import type {SearchTexts} from './texts';

type Collections = AutocompleteState<Row>['collections'];

type DrawingInput = {
  readonly session: SearchSession;
  readonly texts: SearchTexts;
  /** Address of the list of all pages, if the site has one. */
  readonly indexUrl?: string;
  /** Rows for the newest answer. */
  readonly rows: () => Row[];
  readonly announce: (text: string) => void;
  readonly openTab: (url: string) => void;
  readonly goTo: (url: string) => void;
  readonly setRows: (collections: Collections) => void;
  readonly setActive: (position: number) => void;
};

type Drawn = {
  readonly state: AutocompleteState<Row>;
  readonly sections: ReactNode;
  readonly element: HTMLElement;
};

function itemsOf(state: AutocompleteState<Row>): readonly Row[] {
  return state.collections.flatMap(({items}) => items);
}

/** What decides how the panel looks; two alike need no second drawing. */
function signature({state, element}: Drawn, view: PanelView): unknown[] {
  return [state.collections, state.activeItemId, element, JSON.stringify(view)];
}

/** Draws the panel, and only when it would look different. */
export function createPanelDrawing(input: DrawingInput) {
  const {session, texts, indexUrl, announce} = input;
  let drawn: Drawn | undefined;
  let lastView: PanelView = {state: 'hidden'};
  let lastSignature: unknown[] = [];

  const root = createPanelRoot((element) =>
    listenToMouse(element, {
      ...input,
      urlOfRow: (position) => {
        const row = drawn && itemsOf(drawn.state)[position];
        return row && optionUrl(row.option);
      },
    }),
  );

  function redraw() {
    if (!drawn?.state.isOpen) {
      return;
    }
    const {state, sections, element} = drawn;
    lastView = panelView({
      query: state.query,
      answer: session.answer,
      status: session.status,
    });
    const next = signature(drawn, lastView);
    if (next.every((part, at) => part === lastSignature[at])) {
      return;
    }
    lastSignature = next;
    root.draw(
      <Panel
        view={lastView}
        query={state.query}
        hasRows={itemsOf(state).length > 0}
        indexUrl={indexUrl}
        texts={texts}
      >
        {sections}
      </Panel>,
      element,
    );
    announce(announcement(lastView, texts));
  }

  /** Puts a better answer into the rows; the active row stays the same page. */
  function refreshRows() {
    const state = drawn?.state;
    if (!state?.isOpen || state.query !== session.answer?.query) {
      return;
    }
    const active = itemsOf(state)[state.activeItemId ?? 0];
    const rows = input.rows();
    input.setRows(
      state.collections.map((collection) => ({
        ...collection,
        items: rows as typeof collection.items,
      })),
    );
    const position = rows.findIndex(
      ({option}) => option.key === active?.option.key,
    );
    if (state.activeItemId && position >= 0) {
      input.setActive(position);
    }
  }

  function render(
    {
      state,
      sections,
    }: {readonly state: AutocompleteState<Row>; readonly sections: unknown[]},
    element: HTMLElement,
  ) {
    drawn = {state, sections: sections as ReactNode, element};
    redraw();
  }

  return {
    render,
    redraw,
    refreshRows,
    /** To be called when the panel has closed. */
    close() {
      drawn = undefined;
    },
    /** State that the panel showed last. */
    state: () => lastView.state,
    end: root.unmount,
  };
}

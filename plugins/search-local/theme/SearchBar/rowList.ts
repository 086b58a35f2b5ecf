import {element} from './element';
import type {PanelOption} from './options';
import {afterPaint} from './paint';
import {rowContent, rowFace} from './rowContent';
import {rowHeight} from './rowHeight';
import type {SearchTexts} from './texts';

/** What the list of rows shows. */
export type RowListView = {
  readonly options: readonly PanelOption[];
  /** Position of the active row, from 0. */
  readonly active: number | null;
  /** Accessible name of the list. */
  readonly label: string;
  /** Query that the reader has typed; the list starts at its top with another. */
  readonly query: string;
};

/** Height in px of the rows that are changed with the answer: the best result, in the least time. */
const FIRST_PX = 80;
/** Height in px of the rows that are changed with each frame after that. */
const NEXT_PX = 300;

type Row = {
  readonly item: HTMLElement;
  /** The option that it shows, and what it looks like. */
  option?: PanelOption;
  face?: string;
  isActive: boolean;
};

/** The list of rows in the panel. */
export type RowList = {
  readonly element: HTMLElement;
  readonly draw: (view: RowListView) => void;
};

/**
 * Draws rows into a list that stays the same. A row whose option has not
 * changed is left as it is, and so is neither laid out nor painted again. The
 * first that have changed are painted first, then the others.
 */
export function createRowList(
  /** Beginning of the ids of the list and its rows. */
  id: string,
  texts: SearchTexts,
): RowList {
  const list = element('ul', 'aa-List');
  list.setAttribute('role', 'listbox');
  list.id = `${id}-list`;
  const rows: Row[] = [];
  let query = '';
  let label = '';
  let options: readonly PanelOption[] = [];
  let active = 0;
  let isScrolled = false;
  let callOffRest: () => void = () => undefined;
  list.addEventListener(
    'scroll',
    () => {
      isScrolled = true;
    },
    {passive: true},
  );

  function newRow(position: number): Row {
    const item = element('li', 'aa-Item');
    item.id = `${id}-item-${position}`;
    item.setAttribute('role', 'option');
    item.setAttribute('aria-selected', 'false');
    return {item, isActive: false};
  }

  /** Shows an option in a row; returns whether the row looks different now. */
  function fill(row: Row, option: PanelOption): boolean {
    const face = row.option === option ? row.face : rowFace(option);
    const isNew = row.face !== face;
    row.option = option;
    row.face = face;
    if (isNew) {
      row.item.replaceChildren(rowContent(option, texts));
    }
    return isNew;
  }

  function setActive(row: Row, isActive: boolean) {
    if (row.isActive !== isActive) {
      row.isActive = isActive;
      row.item.setAttribute('aria-selected', String(isActive));
    }
  }

  /** Fills rows from the top until those that change are so many px high; the others once these are painted. */
  function fillRows(maxPx: number) {
    let changedPx = 0;
    let at = 0;
    for (; at < options.length && changedPx < maxPx; at++) {
      const option = options[at]!;
      // No row is added before it is filled; those in the page wait with their old text.
      const row = rows[at] ?? newRow(at);
      changedPx += fill(row, option) ? rowHeight(option) : 0;
      if (!rows[at]) {
        rows.push(row);
        list.append(row.item);
      }
    }
    rows.forEach((row, position) => setActive(row, position === active));
    if (at < options.length) {
      callOffRest = afterPaint(() => fillRows(NEXT_PX));
    }
  }

  return {
    element: list,
    draw(view) {
      if (view.label !== label) {
        label = view.label;
        list.setAttribute('aria-label', label);
      }
      if (isScrolled && view.query !== query) {
        list.scrollTop = 0;
        isScrolled = false;
      }
      ({options, query} = view);
      active = view.active ?? -1;
      callOffRest();
      rows
        .splice(list.isConnected ? options.length : 0)
        .forEach(({item}) => item.remove());
      fillRows(isScrolled ? Infinity : FIRST_PX);
    },
  };
}

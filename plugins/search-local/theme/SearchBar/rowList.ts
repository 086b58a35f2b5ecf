import {element} from './element';
import {greatestHeight, rowsInView} from './fold';
import type {PanelOption} from './options';
import {rowContent} from './rowContent';
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

/** Wait after the frame with the rows in view, so that it is on the screen before the others are filled. */
const REST_DELAY_MS = 30;

type Row = {
  readonly item: HTMLElement;
  /** The option that it shows, and its JSON. */
  option?: PanelOption;
  json?: string;
  isActive: boolean;
};

/** The list of rows in the panel. */
export type RowList = {
  readonly element: HTMLElement;
  readonly draw: (view: RowListView) => void;
};

/**
 * Draws rows into a list that stays the same. A row whose option has not
 * changed is left as it is, and so is neither laid out nor painted again; rows
 * below the end of the list are added or filled after the others are painted.
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
  let isScrolled = false;
  let isRestPlanned = false;
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

  /** As many rows as there are options; those that stay are not touched. */
  function setLength(length: number) {
    rows.splice(length).forEach(({item}) => item.remove());
    const added = Array.from({length: length - rows.length}, (_, at) =>
      newRow(rows.length + at),
    );
    list.append(...added.map(({item}) => item));
    rows.push(...added);
  }

  function fill(row: Row, option: PanelOption) {
    if (row.option === option) {
      return;
    }
    row.option = option;
    const json = JSON.stringify(option);
    if (row.json !== json) {
      row.json = json;
      row.item.replaceChildren(rowContent(option, texts));
    }
  }

  function fillRest() {
    isRestPlanned = false;
    setLength(options.length);
    rows.forEach((row, at) => fill(row, options[at]!));
  }

  /** Fills the rows further down once those in view are painted. */
  function planRest() {
    if (!isRestPlanned) {
      isRestPlanned = true;
      requestAnimationFrame(() => setTimeout(fillRest, REST_DELAY_MS));
    }
  }

  function setActive(row: Row, isActive: boolean) {
    if (row.isActive !== isActive) {
      row.isActive = isActive;
      row.item.setAttribute('aria-selected', String(isActive));
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
      const inView = rowsInView(options, greatestHeight(list));
      const atOnce =
        isScrolled || (view.active ?? 0) >= inView ? options.length : inView;
      // No row is added before it is filled; those there are wait with their old text.
      setLength(Math.min(options.length, Math.max(rows.length, atOnce)));
      rows.forEach((row, at) => setActive(row, at === view.active));
      rows.slice(0, atOnce).forEach((row, at) => fill(row, options[at]!));
      if (atOnce < options.length) {
        planRest();
      }
    },
  };
}

import {rowPosition} from './rowEvents';

/** What the mouse does in the panel besides choosing a row, which autocomplete-js sees to. */
export type PanelMouse = {
  /** Address of the row with this position, from 0; undefined for one without. */
  readonly urlOfRow: (position: number) => string | undefined;
  readonly openTab: (url: string) => void;
  readonly goTo: (url: string) => void;
};

/** A middle click opens a row in a new tab, as it does with a link. */
function onAuxClick(event: MouseEvent, mouse: PanelMouse): void {
  const url = mouse.urlOfRow(rowPosition(event.target));
  if (event.button === 1 && url !== undefined) {
    event.preventDefault();
    mouse.openTab(url);
  }
}

/** A plain click on a link of the panel stays within the site. */
function onClick(event: MouseEvent, mouse: PanelMouse): void {
  const link = (event.target as Element | null)?.closest('a');
  const href = link?.getAttribute('href');
  if (href && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    mouse.goTo(href);
  }
}

/** Listens to the mouse on an element that has become the panel. */
export function listenToMouse(element: HTMLElement, mouse: PanelMouse): void {
  element.addEventListener('auxclick', (event) => onAuxClick(event, mouse));
  element.addEventListener('click', (event) => onClick(event, mouse));
}

import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import type {Root} from 'react-dom/client';

/** Draws the panel with one React root for as long as its element is the same. */
export type PanelRoot = {
  /** Draws into an element from now on; returns whether it is another than before. */
  readonly setElement: (element: HTMLElement) => boolean;
  /** Draws at once, so that what is drawn is painted with the next frame. */
  readonly draw: (node: ReactNode) => void;
  readonly unmount: () => void;
};

/** A root that is made anew when autocomplete-js makes another panel. */
export function createPanelRoot(): PanelRoot {
  let current: {readonly root: Root; readonly element: HTMLElement} | undefined;

  function unmount() {
    const root = current?.root;
    current = undefined;
    // React warns when a root goes away in the middle of a render of another.
    setTimeout(() => root?.unmount(), 0);
  }

  return {
    unmount,
    setElement(element) {
      if (current?.element === element) {
        return false;
      }
      if (current) {
        unmount();
      }
      current = {root: createRoot(element), element};
      return true;
    },
    draw(node) {
      flushSync(() => current?.root.render(node));
    },
  };
}

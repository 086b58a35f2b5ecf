import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import type {Root} from 'react-dom/client';

/** Draws the panel with one React root for as long as its element is the same. */
export type PanelRoot = {
  /** Draws at once, so that what is drawn is painted with the next frame. */
  readonly draw: (node: ReactNode, element: HTMLElement) => void;
  readonly unmount: () => void;
};

/** A root that makes itself anew when autocomplete-js makes another panel. */
export function createPanelRoot(
  /** Called with each element that becomes the panel. */
  onElement: (element: HTMLElement) => void,
): PanelRoot {
  let current: {readonly root: Root; readonly element: HTMLElement} | undefined;

  function unmount() {
    const root = current?.root;
    current = undefined;
    // React warns when a root goes away in the middle of a render of another.
    setTimeout(() => root?.unmount(), 0);
  }

  return {
    unmount,
    draw(node, element) {
      if (current?.element !== element) {
        unmount();
        onElement(element);
        current = {root: createRoot(element), element};
      }
      const {root} = current;
      flushSync(() => root.render(node));
    },
  };
}

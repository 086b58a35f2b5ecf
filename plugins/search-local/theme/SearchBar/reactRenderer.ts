import {createElement, Fragment} from 'react';
import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import type {Root} from 'react-dom/client';

/**
 * Lets autocomplete-js render with React, one root an element.
 * `unmount` ends all roots; call it when the search box goes.
 */
export function createReactRenderer() {
  const roots = new Map<Element, Root>();
  return {
    renderer: {
      createElement,
      Fragment,
      render(node: ReactNode, element: HTMLElement) {
        const root = roots.get(element) ?? createRoot(element);
        roots.set(element, root);
        root.render(node);
      },
    },
    unmount() {
      // React warns when a root goes away in the middle of a render of another.
      const ending = [...roots.values()];
      roots.clear();
      setTimeout(() => ending.forEach((root) => root.unmount()), 0);
    },
  };
}

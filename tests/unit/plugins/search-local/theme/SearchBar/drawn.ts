import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** Renders a node and returns the element that contains the result. */
export function drawn(node: ReactNode): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(node);
  return host;
}

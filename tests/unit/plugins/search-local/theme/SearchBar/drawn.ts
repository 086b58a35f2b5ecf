import {createElement, Fragment} from 'react';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import htm from 'htm';
import type {Template} from '../../../../../../plugins/search-local/theme/SearchBar/template';

/** Renders a template and returns the element that contains the result. */
export function drawn(
  make: (h: Template<ReactNode>) => ReactNode | undefined,
): HTMLElement {
  const host = document.createElement('div');
  const h: Template<ReactNode> = htm.bind<ReactNode>(createElement);
  host.innerHTML = renderToStaticMarkup(createElement(Fragment, null, make(h)));
  return host;
}

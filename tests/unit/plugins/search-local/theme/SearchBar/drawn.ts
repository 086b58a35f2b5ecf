import {createElement, Fragment} from 'react';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {CreateElement} from '../../../../../../plugins/search-local/theme/SearchBar/createElement';

/** Draws what is written with a `createElement`; returns the elements. */
export function drawn(
  make: (create: CreateElement<ReactNode>) => ReactNode | undefined,
): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(
    createElement(Fragment, null, make(createElement)),
  );
  return host;
}

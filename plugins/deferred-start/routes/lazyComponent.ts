import {createElement} from 'react';
import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';

type Component = ReturnType<typeof createComponent>;

/**
 * The component of a route, as Docusaurus creates it, but only when a page needs
 * it: a site has hundreds of routes, and a page uses four.
 */
export default function lazyComponent(path: string, hash: string) {
  let created: Component | undefined;
  const component = () => (created ??= createComponent(path, hash));
  return Object.assign((props: object) => createElement(component(), props), {
    preload: () => component().preload(),
  });
}

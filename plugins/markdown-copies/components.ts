import type {Nodes} from 'mdast';
import {MARKS} from './flatten/marks';
import type {ComponentCopy} from './flatten/types';

const line = (value: string): Nodes[] => [{type: 'html', value}];

/** An element of HTML around what a component holds. */
export const asElement =
  (name: string): ComponentCopy =>
  (_props, children) => [
    {type: 'mdxJsxFlowElement', name, attributes: [], children} as never,
  ];

/** A component that says nothing: controls. */
export const nothing: ComponentCopy = () => [];

/** A component that shows another file of Markdown; the path begins at the site's folder. */
export const textOf =
  (file: string): ComponentCopy =>
  () =>
    line(MARKS.include + file);

/** A component that lists the pages directly in a folder of routes: `docs/operators`, without the base URL. */
export const pagesIn =
  (folder: string): ComponentCopy =>
  () =>
    line(MARKS.pages + folder);

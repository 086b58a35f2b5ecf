import type {RootContent} from 'mdast';
import type {ComponentCopy} from './types';

/** A component that is an element of HTML around its content. */
export const asElement =
  (name: string): ComponentCopy =>
  (_props, children) => [
    {type: 'mdxJsxFlowElement', name, attributes: [], children} as never,
  ];

/** A component without words, such as a control. */
export const nothing: ComponentCopy = () => [];

/** A component that shows another Markdown file, given by its path from the folder of the site. */
export const textOf =
  (file: string): ComponentCopy =>
  (props, children) => [
    {type: 'copyInclude', file, props, children: children as RootContent[]},
  ];

/** A component that lists the pages directly in a folder of routes, given without the base URL: `docs/operators`. */
export const pagesIn =
  (folder: string): ComponentCopy =>
  () => [{type: 'copyPages', folder}];

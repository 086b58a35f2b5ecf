import type {Node, Nodes, PhrasingContent, RootContent} from 'mdast';

/** Attributes of a component with a plain value. */
export type Props = Readonly<Record<string, string>>;

/**
 * What a component is in a copy, as nodes that may again be elements and
 * components. `children` is the content between its tags.
 */
export type ComponentCopy = (
  props: Props,
  children: readonly Nodes[],
) => readonly Nodes[];

/** Components by name. Of other components, a copy has the content between their tags. */
export type Components = Readonly<Record<string, ComponentCopy>>;

/** Stands for the content of another Markdown file. */
export type CopyInclude = Node & {
  type: 'copyInclude';
  /** From the folder of the site, with slashes. */
  file: string;
  /** What the file may show of the attributes and the content of its tag. */
  props: Props;
  children: RootContent[];
};

/** Stands for an attribute of the tag that includes a file: `{props.name}`. */
export type CopyProp = Node & {type: 'copyProp'; name: string};

/** Stands for a list of the pages directly in a folder of routes. */
export type CopyPages = Node & {
  type: 'copyPages';
  /** Without the base URL: `docs/operators`. */
  folder: string;
};

// Nodes that a flattened tree has until all pages are known.
/* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces merge */
declare module 'mdast' {
  interface RootContentMap {
    copyInclude: CopyInclude;
    copyProp: CopyProp;
    copyPages: CopyPages;
  }
  interface PhrasingContentMap {
    copyInclude: CopyInclude;
    copyProp: CopyProp;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

/** Flattens the content of a node. */
export type Flattener = {
  readonly blocks: (nodes: readonly Nodes[]) => RootContent[];
  readonly phrases: (nodes: readonly Nodes[]) => PhrasingContent[];
};

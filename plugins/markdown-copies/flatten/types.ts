import type {Nodes} from 'mdast';

/**
 * What a component says, as nodes that may be elements and components again.
 * `props` are its attributes with plain values, `children` what stands between
 * its tags.
 */
export type ComponentCopy = (
  props: Readonly<Record<string, string>>,
  children: readonly Nodes[],
) => readonly Nodes[];

/** What flattening asks for. */
export type Flattener = {
  /** By name; what others hold stands for them. */
  readonly components: Readonly<Record<string, ComponentCopy>>;
  /** The address that a link of a copy has. */
  readonly url: (url: string) => string;
};

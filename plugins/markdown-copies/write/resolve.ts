import type {Nodes, RootContent} from 'mdast';
import {phrasesOf} from '../flatten/flatten';
import type {Props} from '../flatten/types';
import {text} from '../flatten/nodes';

/** What is known of a site when all its pages are. */
export type Site = {
  /** Address of a link of a file. */
  readonly addressOf: (url: string, file: string) => string;
  /** Flattened nodes of a file that others include. */
  readonly included: (file: string) => readonly Nodes[];
  /** A list of the pages directly in a folder of routes, which has no base URL. */
  readonly pagesIn: (folder: string) => readonly Nodes[];
};

/** The file that nodes are from, and what the tag that includes it has. */
type Place = {
  readonly file: string;
  readonly props?: Props;
  readonly children?: readonly Nodes[];
};

function resolveNode(node: Nodes, place: Place, site: Site): Nodes[] {
  const within = (nodes: readonly Nodes[]) => resolved(nodes, place, site);
  switch (node.type) {
    case 'copyPages':
      return [...site.pagesIn(node.folder)];
    case 'copyProp':
      return node.name === 'children'
        ? [...(place.children ?? [])]
        : [text(place.props?.[node.name] ?? '')];
    case 'copyInclude': {
      const {file, props, children} = node;
      return resolved(
        site.included(file),
        {file, props, children: within(children)},
        site,
      );
    }
    case 'paragraph':
      return [{...node, children: phrasesOf(within(node.children))}];
    default:
      return [
        {
          ...node,
          ...('url' in node && {url: site.addressOf(node.url, place.file)}),
          ...('children' in node && {children: within(node.children)}),
        } as Nodes,
      ];
  }
}

/** Flattened nodes of a file with addresses, lists of pages, and the content of other files. */
export function resolved(
  nodes: readonly Nodes[],
  place: Place,
  site: Site,
): RootContent[] {
  return nodes.flatMap((node) =>
    resolveNode(node, place, site),
  ) as RootContent[];
}

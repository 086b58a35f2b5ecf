import type {PageKind, Run} from '../client/types';
import type {ChunkNames, Generated, WrittenRoute} from './generated';

/** A page as it is written into the list of pages. */
export type ListedPage = {
  readonly path: string;
  readonly kind: number;
  /** Name of its script in the registry. */
  readonly name: string;
  /** Request of its module. */
  readonly request: string;
};

/** A route that is written out, or a run of listed pages. */
export type TreeNode =
  | {readonly run: Run}
  | {
      readonly component: WrittenRoute['component'];
      readonly attributes: Readonly<Record<string, unknown>>;
      readonly routes?: readonly TreeNode[];
    };

/** Pages that are all alike but for their path and one module, and the tree of routes around them. */
export type PageTable = {
  readonly kinds: readonly PageKind[];
  readonly pages: readonly ListedPage[];
  readonly tree: readonly TreeNode[];
  /** Entries of the chunk names that the list does not tell. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** Entries of the registry that the list does not tell. */
  readonly registry: ReadonlyMap<string, string>;
};

const keyOf = ({path, component: [, hash]}: WrittenRoute) => `${path}-${hash}`;

/** Sorts the routes into those that can be listed and others. */
export function pageTable({
  routes,
  chunkNames,
  registry,
}: Generated): PageTable {
  const kinds = new Map<string, {index: number; kind: PageKind}>();
  const pages: ListedPage[] = [];
  const unlisted: Record<string, ChunkNames> = {...chunkNames};

  function kindOf(kind: PageKind): number {
    const key = JSON.stringify(kind);
    const known = kinds.get(key) ?? {index: kinds.size, kind};
    kinds.set(key, known);
    return known.index;
  }

  function listed(route: WrittenRoute): ListedPage | undefined {
    const {path, component, exact, routes: below, ...attributes} = route;
    const {__comp, ...props} = chunkNames[keyOf(route)] ?? {};
    const [[prop, name] = [], ...more] = Object.entries(props);
    const request = typeof name === 'string' ? registry.get(name) : undefined;
    return prop === undefined ||
      request === undefined ||
      typeof __comp !== 'string' ||
      more.length > 0 ||
      exact !== true ||
      below !== undefined ||
      component[0] !== path
      ? undefined
      : {
          path,
          kind: kindOf({component: __comp, prop, route: attributes}),
          name: name as string,
          request,
        };
  }

  function treeOf(siblings: readonly WrittenRoute[]): TreeNode[] {
    const nodes: TreeNode[] = [];
    for (const route of siblings) {
      const page = listed(route);
      const last = nodes.at(-1);
      if (page) {
        const at = pages.push(page);
        delete unlisted[keyOf(route)];
        if (last && 'run' in last) {
          nodes[nodes.length - 1] = {run: [last.run[0], at]};
        } else {
          nodes.push({run: [at - 1, at]});
        }
      } else {
        const {routes: below, component, ...attributes} = route;
        nodes.push({
          component,
          attributes,
          ...(below && {routes: treeOf(below)}),
        });
      }
    }
    return nodes;
  }

  const tree = treeOf(routes);
  const all = [...kinds.values()].map(({kind}) => kind);
  const needed = JSON.stringify([unlisted, all]);
  return {
    kinds: all,
    pages,
    tree,
    chunkNames: unlisted,
    registry: new Map(
      [...registry].filter(([name]) => needed.includes(`"${name}"`)),
    ),
  };
}

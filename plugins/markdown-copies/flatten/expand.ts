import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {textOf} from './components';
import {elementOf, isJsx} from './element';
import type {Components} from './types';

/** Path that a file uses for another one, from the folder of the site. */
export function pathFrom(file: string, target: string): string {
  return target.startsWith('@site/')
    ? target.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(file), target);
}

/** Components that a file imports from other Markdown files. */
export function importedFiles({children}: Root, file: string): Components {
  return Object.fromEntries(
    children
      .flatMap((node) =>
        node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
      )
      .flatMap((statement) => {
        if (statement.type !== 'ImportDeclaration') {
          return [];
        }
        const target = String(statement.source.value);
        return /\.mdx?$/.test(target)
          ? statement.specifiers.map(
              ({local}) =>
                [local.name, textOf(pathFrom(file, target))] as const,
            )
          : [];
      }),
  );
}

/** Nodes with the content of components in place of these components; the nodes given stay as they are. */
export function expanded(
  nodes: readonly Nodes[],
  components: Components,
): Nodes[] {
  return nodes.map((node) => {
    const element = isJsx(node) ? elementOf(node) : undefined;
    const component = element && components[element.name];
    if (component) {
      const content = component(element.props, element.children);
      return {
        ...node,
        name: null,
        attributes: [],
        children: expanded(content, components),
      } as Nodes;
    }
    return 'children' in node
      ? ({...node, children: expanded(node.children, components)} as Nodes)
      : node;
  });
}

import type {Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import {elementOf, isPhrasing} from './element';
import {expanded, importedFiles} from './expand';
import {ELEMENTS} from './html';
import {flattenMarkdown} from './markdown';
import {paragraph} from './nodes';
import type {Components} from './types';

function flattenNode(node: Nodes): Nodes[] {
  const markdown = flattenMarkdown(node, {blocks, phrases});
  if (markdown) {
    return markdown;
  }
  const element = elementOf(node);
  const handler = element && ELEMENTS[element.name];
  if (handler) {
    return handler(element, {blocks, phrases});
  }
  const children =
    element?.children ?? ('children' in node ? node.children : []);
  return isPhrasing(node) ? phrases(children) : blocks(children);
}

/** The phrases of plain Markdown, without the blocks around them. */
export function phrasesOf(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node) => {
    if (isPhrasing(node) || node.type === 'copyInclude') {
      return [node as PhrasingContent];
    }
    return 'children' in node ? phrasesOf(node.children) : [];
  });
}

function phrases(nodes: readonly Nodes[]): PhrasingContent[] {
  return phrasesOf(nodes.flatMap(flattenNode));
}

function blocks(nodes: readonly Nodes[]): RootContent[] {
  const found: RootContent[] = [];
  let line: PhrasingContent[] = [];
  const endLine = () => {
    found.push(...paragraph(line));
    line = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) {
      line.push(...phrases([node]));
    } else {
      endLine();
      found.push(...(flattenNode(node) as RootContent[]));
    }
  }
  endLine();
  return found;
}

/**
 * The tree of a page in plain Markdown: no JSX, no HTML, no directives.
 * Elements and components become their words. The tree given stays as it is.
 * @param file - From the folder of the site, with slashes.
 */
export function flattenTree(
  tree: Root,
  file: string,
  components: Components,
): Root {
  const known = {...components, ...importedFiles(tree, file)};
  return {type: 'root', children: blocks(expanded(tree.children, known))};
}

import type {RootContent} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

/** Parses MDX without positions, because the nodes do not come from a file. */
export function parseMdx(text: string): RootContent[] {
  const tree = mdx.parse(text);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children;
}

/** A function that imports a module, as the code of MDX. */
export function importer(file: string): string {
  return `() => import(${JSON.stringify(file)})`;
}

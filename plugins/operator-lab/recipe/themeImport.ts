import type {RootContent} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

/** Creates the import of a theme component for a page. It has no position, because it is not part of the file. */
export function themeImport(name: string): RootContent {
  const tree = mdx.parse(`import ${name} from '@theme/${name}'`);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children[0]!;
}

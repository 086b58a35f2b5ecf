import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Child} from '../../figures/drawing/nodes';

const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

/** The nodes of a text in MDX, without places: they are in no file. */
export function parseMdx(text: string): RootContent[] {
  const tree = mdx.parse(text);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children;
}

/** A component around Markdown; `addImports` makes its name known to the page. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Child[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children: children as MdxJsxFlowElement['children'],
  };
}

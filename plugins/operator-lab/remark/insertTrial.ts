import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

/** Parses MDX without positions, because the nodes do not come from a file. */
function parseMdx(text: string): RootContent[] {
  const tree = mdx.parse(text);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children;
}

/**
 * Adds the button 'Try other settings' to the end of the example's section.
 * @param modules Import paths of the module that computes the example, and of
 * its initial data. A page loads both when a reader opens the example.
 */
export function insertTrial(
  {children}: Root,
  heading: string,
  {run, trial}: {readonly run: string; readonly trial: string},
): void {
  const isSection = (node: RootContent) =>
    node.type === 'heading' && node.depth <= 2;
  const start = children.findIndex(
    (node) => isSection(node) && toString(node).startsWith(heading),
  );
  const end = children.findIndex((node, at) => at > start && isSection(node));
  const load = (file: string) => `{() => import(${JSON.stringify(file)})}`;
  const button = parseMdx(
    `<OperatorTrial run=${load(run)} trial=${load(trial)} />`,
  );
  children.splice(end < 0 ? children.length : end, 0, ...button);
  children.unshift(
    ...parseMdx("import OperatorTrial from '@theme/OperatorTrial'"),
  );
}

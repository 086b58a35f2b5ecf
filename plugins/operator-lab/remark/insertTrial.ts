import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {importer, parseMdx} from './mdx';

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
  const button = parseMdx(
    `<OperatorTrial run={${importer(run)}} trial={${importer(trial)}} />`,
  );
  children.splice(end < 0 ? children.length : end, 0, ...button);
  children.unshift(
    ...parseMdx("import OperatorTrial from '@theme/OperatorTrial'"),
  );
}

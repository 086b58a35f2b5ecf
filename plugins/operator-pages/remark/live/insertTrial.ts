import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseMdx} from '../jsx';

/** Modules that a live example loads when a reader asks for it. */
export type TrialModules = {
  /** The code that computes the example. */
  readonly run: string;
  /** What the example starts with. */
  readonly trial: string;
};

function isSection(node: RootContent): boolean {
  return node.type === 'heading' && node.depth <= 2;
}

/** Puts the button 'Try other settings' at the end of the section with the example. */
export function insertTrial(
  {children}: Root,
  heading: string,
  {run, trial}: TrialModules,
): void {
  const start = children.findIndex(
    (node) => isSection(node) && toString(node).startsWith(heading),
  );
  const end = children.findIndex((node, at) => at > start && isSection(node));
  const load = (file: string) => `{() => import(${JSON.stringify(file)})}`;
  const button = parseMdx(
    `<OperatorTrial run=${load(run)} trial=${load(trial)} />`,
  );
  children.splice(end < 0 ? children.length : end, 0, ...button);
}

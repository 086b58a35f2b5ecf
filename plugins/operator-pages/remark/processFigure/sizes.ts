import type {ResolvedOperator, ResolvedPort} from '../../process/types';
import {textWidth} from '../../../figures/drawing/svg';

/** Sizes of text in px. */
const TITLE_SIZE = 13;
export const PORT_SIZE = 12;

/** Heights in px: head of a box, row of a port, room below the rows. */
export const HEAD = 30;
export const ROW = 20;
const FOOT = 8;

/** Room between a symbol and its text, and around inner processes, in px. */
export const INDENT = 12;
export const INSET = 18;

/** Height of the name of an inner process in px. */
export const INNER_HEAD = 26;

/** Width and height in px. */
export type Size = {readonly width: number; readonly height: number};

function widest(ports: readonly ResolvedPort[]): number {
  return Math.max(
    0,
    ...ports.map(({name}) => textWidth(name, PORT_SIZE) + INDENT),
  );
}

/** Height of the head and the ports of a box in px. */
export function portsHeight({inputs, outputs}: ResolvedOperator): number {
  return HEAD + Math.max(inputs.length, outputs.length) * ROW + FOOT;
}

/** Size of the box of an operator around inner processes of given sizes. */
export function operatorSize(
  operator: ResolvedOperator,
  inner: readonly Size[],
): Size {
  return {
    width: Math.max(
      textWidth(operator.name, TITLE_SIZE) + 24,
      widest(operator.inputs) + 16 + widest(operator.outputs),
      ...inner.map(({width}) => width + 2 * INSET),
    ),
    height:
      portsHeight(operator) +
      inner.reduce((sum, {height}) => sum + height + INSET, 0),
  };
}

/** Size of the ports on one side of a level, all of the same width. */
export function boundarySize(ports: readonly ResolvedPort[]): Size {
  return {width: widest(ports) + 4, height: ROW};
}

/** Height of the middle of a port's row from the top of its box, in px. */
export function rowMiddle(at: number): number {
  return HEAD + (at + 0.5) * ROW + 2;
}

import {textWidth} from '../Figure/text';
import type {DiagramNode, NodeKind} from './types';

/** Font sizes in px of labels and of notes and edge labels. */
export const LABEL_SIZE = 13;
export const NOTE_SIZE = 12;

/** Height of the round lid of a data box in px. */
export const LID = 12;

/** How far a decision box tapers at the sides, in px. */
export const TAPER = 16;

/** Height of a line of text in px. */
export const LINE = 17;

/** Room between text and the side of a box, in px. */
const SIDE: Record<NodeKind, number> = {
  step: 12,
  data: 12,
  person: 18,
  decision: TAPER + 6,
  outside: 12,
};

/** Size in px that a box or a label takes. */
export type Size = {
  readonly width: number;
  readonly height: number;
};

/** The smallest box that holds the texts of a node. */
export function nodeSize({label, note, kind = 'step'}: DiagramNode): Size {
  const lines = label.split('\n');
  const text = Math.max(
    ...lines.map((line) => textWidth(line, LABEL_SIZE)),
    textWidth(note ?? '', NOTE_SIZE),
  );
  const rows = lines.length + (note ? 1 : 0);
  return {
    width: text + 2 * SIDE[kind],
    height: rows * LINE + 22 + (kind === 'data' ? LID : 0),
  };
}

/** The room an edge label takes. */
export function edgeLabelSize(label: string): Size {
  return {width: textWidth(label, NOTE_SIZE) + 8, height: 16};
}

/** Width of the label of a group. */
export function groupLabelWidth(label: string): number {
  return textWidth(label, NOTE_SIZE) * 1.04;
}

import type {Box} from './geometry';
import {LABEL_SIZE, LID, LINE, NOTE_SIZE} from './measure';
import type {DiagramNode} from './types';

/** A line of text in a box: its baseline in px and whether it is the note. */
export type TextLine = {
  readonly text: string;
  readonly y: number;
  readonly isNote: boolean;
};

/** How far the baseline lies below the middle of a line, in em. */
const BASELINE = 0.36;

/** Stacks label and note of a node in the middle of its box. */
export function textLines(node: DiagramNode, box: Box): TextLine[] {
  const texts = [
    ...node.label.split('\n').map((text) => ({text, isNote: false})),
    ...(node.note ? [{text: node.note, isNote: true}] : []),
  ];
  const lid = node.kind === 'data' ? LID / 2 : 0;
  const middle = box.y + box.height / 2 + lid;
  return texts.map(({text, isNote}, index) => {
    const size = isNote ? NOTE_SIZE : LABEL_SIZE;
    const y = middle + (index - (texts.length - 1) / 2) * LINE;
    return {text, isNote, y: y + BASELINE * size};
  });
}

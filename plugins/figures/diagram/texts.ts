import {textWidth, wrapText} from '../../shared/drawing/svg';
import type {Box} from './read';

/**
 * Height of a line of text, of the lid of a data box, and width of the tips of
 * a decision, in px.
 */
export const LINE = 17;
export const LID = 10;
export const TIP = 14;

/** A line of text in a box. */
type Line = {readonly text: string; readonly isNote: boolean};

/** Lines of a box: its name at 13 px, and its note at 12 px. */
export function linesOf({name, note = ''}: Box): Line[] {
  return [
    ...wrapText(name, 13, 98).map((text) => ({text, isNote: false})),
    ...(note ? wrapText(note, 12, 116) : []).map((text) => ({
      text,
      isNote: true,
    })),
  ];
}

/** Size of a box that fits its lines, in px. */
export function boxSize(box: Box): {width: number; height: number} {
  const lines = linesOf(box);
  const widths = lines.map(({text, isNote}) =>
    textWidth(text, isNote ? 12 : 13),
  );
  const tips = box.kind === 'decision' || box.kind === 'person' ? TIP : 0;
  return {
    width: Math.max(76, ...widths.map((width) => width + 22 + tips)),
    height: lines.length * LINE + 18 + (box.kind === 'data' ? LID : 0),
  };
}

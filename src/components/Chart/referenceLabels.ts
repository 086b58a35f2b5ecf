import {textWidth, wrapText} from '../Figure/text';
import {TEXT_LINE, TEXT_SIZE} from './categories';
import type {Range, Scale} from './scale';
import type {ReferenceLine} from './types';

/** Widest label beside a level line, in px. */
const SIDE_WIDTH = 104;

/** Label above an upright reference line. */
export type TopLabel = {
  readonly text: string;
  /** The line, in px. */
  readonly at: number;
  /** Middle of the label, in px. */
  readonly x: number;
  /** Row of the label above the plot, from 0 at the bottom. */
  readonly row: number;
};

/** Places labels above upright lines, in as many rows as they need. */
export function placeTopLabels(
  lines: readonly ReferenceLine[],
  scale: Scale,
  [left, right]: Range,
): TopLabel[] {
  const ends: number[] = [];
  return [...lines]
    .sort((a, b) => a.at - b.at)
    .map(({at, label}) => {
      const half = textWidth(label, TEXT_SIZE) / 2;
      const x = Math.min(Math.max(scale(at), left + half), right - half);
      const free = ends.findIndex((end) => end + 8 <= x - half);
      const row = free < 0 ? ends.length : free;
      ends[row] = x + half;
      return {text: label, at: scale(at), x, row};
    });
}

/** Label beside a level reference line. */
export type SideLabel = {
  readonly lines: readonly string[];
  /** The line, in px. */
  readonly at: number;
  /** Middle of the label, in px. */
  readonly y: number;
};

/** Room that the labels of level lines take right of the plot, in px. */
export function sideRoom(lines: readonly ReferenceLine[]): number {
  const widths = lines
    .flatMap(({label}) => wrapText(label, TEXT_SIZE, SIDE_WIDTH))
    .map((line) => textWidth(line, TEXT_SIZE));
  return Math.ceil(Math.max(0, ...widths));
}

/** Places labels right of level lines and moves close ones apart. */
export function placeSideLabels(
  lines: readonly ReferenceLine[],
  scale: Scale,
): SideLabel[] {
  let last = -Infinity;
  return [...lines]
    .sort((a, b) => b.at - a.at)
    .map((line) => {
      const texts = wrapText(line.label, TEXT_SIZE, SIDE_WIDTH);
      const half = (texts.length * TEXT_LINE) / 2;
      const y = Math.max(scale(line.at), last + half);
      last = y + half;
      return {lines: texts, at: scale(line.at), y};
    });
}

import {boxOf} from './geometry';
import type {Box, Point} from './geometry';

/** A level or upright run of a line: a box without height or width. */
export type Segment = Box;

/** The runs of a line through points. */
export function segmentsOf(points: readonly Point[]): Segment[] {
  return points.slice(1).map((point, index) => boxOf(points[index]!, point));
}

/** The four sides of a box. */
export function sidesOf({x, y, width, height}: Box): Segment[] {
  return [
    {x, y, width, height: 0},
    {x, y: y + height, width, height: 0},
    {x, y, width: 0, height},
    {x: x + width, y, width: 0, height},
  ];
}

/** Whether a run goes from left to right rather than up or down. */
export function isLevel(segment: Segment): boolean {
  return segment.width > segment.height;
}

/** Whether two runs lie on or within 8 px of each other for a stretch. */
export function runTogether(a: Segment, b: Segment): boolean {
  if (isLevel(a) !== isLevel(b)) {
    return false;
  }
  const [along, size, across] = isLevel(a)
    ? (['x', 'width', 'y'] as const)
    : (['y', 'height', 'x'] as const);
  const start = Math.max(a[along], b[along]);
  const end = Math.min(a[along] + a[size], b[along] + b[size]);
  return Math.abs(a[across] - b[across]) < 8 && end - start > 6;
}

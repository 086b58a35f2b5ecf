import {round} from '../Figure/numbers';
import type {Point} from './geometry';

/** Radius of a bend in px. */
const RADIUS = 6;

/** How far the line stops before the tip of an arrowhead, in px. */
const HEAD = 6;

/** The point `distance` px from `from` on the way to `to`. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(1, distance / length);
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  };
}

function at({x, y}: Point): string {
  return `${round(x)} ${round(y)}`;
}

function bend(before: Point, corner: Point, after: Point): string {
  const half = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) / 2;
  const radius = Math.min(RADIUS, half(before, corner), half(corner, after));
  const enter = towards(corner, before, radius);
  const leave = towards(corner, after, radius);
  return `L${at(enter)}Q${at(corner)} ${at(leave)}`;
}

/**
 * The SVG path through points with rounded bends. It stops short of the ends
 * that carry an arrowhead, so that the line does not show beyond the tip.
 */
export function linePath(
  points: readonly Point[],
  heads: {readonly start: boolean; readonly end: boolean},
): string {
  const line = [...points];
  const last = line.length - 1;
  if (heads.start) {
    line[0] = towards(line[0]!, line[1]!, HEAD);
  }
  if (heads.end) {
    line[last] = towards(line[last]!, line[last - 1]!, HEAD);
  }
  const bends = line
    .slice(1, -1)
    .map((corner, index) => bend(line[index]!, corner, line[index + 2]!));
  return `M${at(line[0]!)}${bends.join('')}L${at(line[last]!)}`;
}

import type {Point} from './svg';

/** Radius of the corners of lines in px. */
const RADIUS = 6;

/** The point of a side at a distance from its start in px, or its middle if that is nearer. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(distance, length / 2) / length;
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  };
}

/** A line through corners, each rounded, as the `d` of a path. */
export function roundedPath(corners: readonly Point[]): string {
  const round = ({x, y}: Point) =>
    `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  return corners
    .map((corner, at) => {
      const before = corners[at - 1];
      const after = corners[at + 1];
      if (!before) {
        return `M${round(corner)}`;
      }
      return after
        ? `L${round(towards(corner, before, RADIUS))}Q${round(corner)} ${round(towards(corner, after, RADIUS))}`
        : `L${round(corner)}`;
    })
    .join('');
}

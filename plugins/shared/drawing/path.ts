import type {Point} from './svg';

/** Corner radius of lines, in px. */
const RADIUS = 6;

/**
 * Returns the point at a distance from the start of a side, in px, but at most
 * the middle of the side.
 */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(distance, length / 2) / length;
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  };
}

/** Path data (`d`) of a line with rounded corners. */
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

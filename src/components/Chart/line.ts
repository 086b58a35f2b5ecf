import {round} from '../Figure/numbers';
import type {SeriesKind} from './types';

/** A point of a line, in px. */
export type Pixel = readonly [x: number, y: number];

function at([x, y]: Pixel): string {
  return `${round(x)} ${round(y)}`;
}

/** The SVG path of a line; stairs keep their value until the next point. */
export function linePath(points: readonly Pixel[], kind: SeriesKind): string {
  return points
    .map((point, index) => {
      if (index === 0) {
        return `M${at(point)}`;
      }
      return kind === 'step'
        ? `H${round(point[0])}V${round(point[1])}`
        : `L${at(point)}`;
    })
    .join('');
}

/** The SVG path of the area between a line and the level `base` in px. */
export function areaPath(points: readonly Pixel[], base: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) {
    return '';
  }
  const close = `L${at([last[0], base])}L${at([first[0], base])}z`;
  return `${linePath(points, 'area')}${close}`;
}

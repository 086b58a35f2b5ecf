import {round} from '../Figure/numbers';
import type {Box} from './geometry';
import {LID, TAPER} from './measure';
import type {NodeKind} from './types';

/** Corner radius of a box in px. */
const RADIUS = 6;

function roundedRectangle({x, y, width, height}: Box, radius: number): string {
  const arc = (dx: number, dy: number) =>
    `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return [
    `M${round(x + radius)} ${round(y)}`,
    `h${round(width - 2 * radius)}${arc(radius, radius)}`,
    `v${round(height - 2 * radius)}${arc(-radius, radius)}`,
    `h${round(2 * radius - width)}${arc(-radius, -radius)}`,
    `v${round(2 * radius - height)}${arc(radius, -radius)}z`,
  ].join('');
}

function hexagon({x, y, width, height}: Box): string {
  const middle = round(y + height / 2);
  const [top, bottom] = [round(y), round(y + height)];
  const [left, right] = [round(x + TAPER), round(x + width - TAPER)];
  return `M${left} ${top}H${right}L${round(x + width)} ${middle}L${right} ${bottom}H${left}L${round(x)} ${middle}z`;
}

function cylinder({x, y, width, height}: Box): string {
  const [rx, ry] = [round(width / 2), LID / 2];
  const [top, bottom] = [round(y + ry), round(y + height - ry)];
  const [left, right] = [round(x), round(x + width)];
  return [
    `M${left} ${top}A${rx} ${ry} 0 0 1 ${right} ${top}`,
    `V${bottom}A${rx} ${ry} 0 0 1 ${left} ${bottom}z`,
    `M${left} ${top}A${rx} ${ry} 0 0 0 ${right} ${top}`,
  ].join('');
}

/** The SVG path of the outline of a box, by its kind. */
export function outline(kind: NodeKind, box: Box): string {
  switch (kind) {
    case 'data':
      return cylinder(box);
    case 'decision':
      return hexagon(box);
    case 'person':
      return roundedRectangle(box, round(box.height / 2));
    case 'step':
    case 'outside':
      return roundedRectangle(box, RADIUS);
  }
}

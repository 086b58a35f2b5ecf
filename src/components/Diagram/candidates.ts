import {center} from './geometry';
import type {Box, Point} from './geometry';

/** Coordinates of the free lanes between boxes, in px. */
export type Lanes = {
  /** Where upright runs may pass. */
  readonly x: readonly number[];
  /** Where level runs may pass. */
  readonly y: readonly number[];
};

/** Least length of the first and the last run of a line, in px. */
const STUB = 14;

/** The middle of the side of a box that faces the upright line at `x`. */
function levelPort(box: Box, x: number): Point | undefined {
  const {y} = center(box);
  if (x >= box.x + box.width + STUB) {
    return {x: box.x + box.width, y};
  }
  return x <= box.x - STUB ? {x: box.x, y} : undefined;
}

/** The middle of the side of a box that faces the level line at `y`. */
function uprightPort(box: Box, y: number): Point | undefined {
  const {x} = center(box);
  if (y >= box.y + box.height + STUB) {
    return {x, y: box.y + box.height};
  }
  return y <= box.y - STUB ? {x, y: box.y} : undefined;
}

/** A straight line between facing sides, moved sideways by `shift` px. */
function straight(a: Box, b: Box, shift: number): Point[] | undefined {
  const from = center(a);
  const to = center(b);
  if (Math.abs(from.y - to.y) < 1) {
    const p = levelPort(a, to.x);
    const q = levelPort(b, from.x);
    const y = from.y + shift;
    return (
      p &&
      q && [
        {x: p.x, y},
        {x: q.x, y},
      ]
    );
  }
  if (Math.abs(from.x - to.x) < 1) {
    const p = uprightPort(a, to.y);
    const q = uprightPort(b, from.y);
    const x = from.x + shift;
    return (
      p &&
      q && [
        {x, y: p.y},
        {x, y: q.y},
      ]
    );
  }
  return undefined;
}

/** The two lines with one bend. */
function oneBend(a: Box, b: Box): (Point[] | undefined)[] {
  const from = center(a);
  const to = center(b);
  const across = levelPort(a, to.x);
  const down = uprightPort(b, from.y);
  const up = uprightPort(a, to.y);
  const back = levelPort(b, from.x);
  return [
    across && down && [across, {x: to.x, y: from.y}, down],
    up && back && [up, {x: from.x, y: to.y}, back],
  ];
}

/** Lines with two bends: one along every lane that both boxes can reach. */
function twoBends(a: Box, b: Box, lanes: Lanes): (Point[] | undefined)[] {
  const upright = lanes.x.map((x) => {
    const p = levelPort(a, x);
    const q = levelPort(b, x);
    return p && q && [p, {x, y: p.y}, {x, y: q.y}, q];
  });
  const level = lanes.y.map((y) => {
    const p = uprightPort(a, y);
    const q = uprightPort(b, y);
    return p && q && [p, {x: p.x, y}, {x: q.x, y}, q];
  });
  return [...upright, ...level];
}

/** All lines worth considering from box `a` to box `b`. */
export function candidateLines(
  a: Box,
  b: Box,
  lanes: Lanes,
  shift: number,
): Point[][] {
  return [straight(a, b, shift), ...oneBend(a, b), ...twoBends(a, b, lanes)]
    .filter((line) => line !== undefined)
    .filter(([p, q]) => p && q && (p.x !== q.x || p.y !== q.y));
}

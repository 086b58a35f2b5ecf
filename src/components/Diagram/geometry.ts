/** A place in the drawing plane, in px. */
export type Point = {
  readonly x: number;
  readonly y: number;
};

/** An upright rectangle in px, named by its top left corner. */
export type Box = {
  readonly width: number;
  readonly height: number;
} & Point;

/** Centre of a box. */
export function center(box: Box): Point {
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

/** The smallest box around two points; flat for an upright segment. */
export function boxOf(a: Point, b: Point): Box {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/** A box grown by `by` px on all sides (shrunk if negative). */
export function grow(box: Box, by: number): Box {
  return {
    x: box.x - by,
    y: box.y - by,
    width: box.width + 2 * by,
    height: box.height + 2 * by,
  };
}

/** Whether two boxes have a point in common, edges included. */
export function meet(a: Box, b: Box): boolean {
  return (
    a.x <= b.x + b.width &&
    b.x <= a.x + a.width &&
    a.y <= b.y + b.height &&
    b.y <= a.y + a.height
  );
}

/** The smallest box around all boxes; at least one is needed. */
export function bounds(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return {x: left, y: top, width: right - left, height: bottom - top};
}

import {transpose} from '../numbers/matrix';
import type {Matrix} from '../numbers/matrix';

/** A rectangle of an image; rows and columns are counted from 1. */
export function cropped(
  image: Matrix,
  {
    x,
    y,
    width,
    height,
  }: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  },
): Matrix {
  return image
    .slice(y - 1, y - 1 + height)
    .map((row) => row.slice(x - 1, x - 1 + width));
}

/** An image with left and right exchanged. */
export function mirrored(image: Matrix): Matrix {
  return image.map((row) => [...row].reverse());
}

/** An image after a quarter turn clockwise. */
export function turned(image: Matrix): Matrix {
  return transpose([...image].reverse());
}

/** Pixels of 0 to 255 in another range. */
export function scaled(
  image: Matrix,
  minimum: number,
  maximum: number,
): Matrix {
  return image.map((row) =>
    row.map((pixel) => minimum + (pixel / 255) * (maximum - minimum)),
  );
}

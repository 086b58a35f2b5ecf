import {transpose} from '../numbers/matrix';
import type {Matrix} from '../numbers/matrix';

/** Cuts a rectangle out of an image. Rows and columns start at 1. */
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

/** Mirrors an image horizontally. */
export function mirrored(image: Matrix): Matrix {
  return image.map((row) => [...row].reverse());
}

/** Rotates an image by 90 degrees clockwise. */
export function turned(image: Matrix): Matrix {
  return transpose([...image].reverse());
}

/** Scales pixels from 0 to 255 to another range. */
export function scaled(
  image: Matrix,
  minimum: number,
  maximum: number,
): Matrix {
  return image.map((row) =>
    row.map((pixel) => minimum + (pixel / 255) * (maximum - minimum)),
  );
}

import {expect, it} from 'vitest';
import {
  cropped,
  mirrored,
  scaled,
  turned,
} from '@lab/_shared/networks/pixelGrids';
import {exampleTables, rounded} from '@support/exampleTables';

const [image = [], ...changed] = exampleTables(
  import.meta,
  'Worked example',
).map((rows) => rows.map((row) => Object.values(row).map(Number)));

it.each([
  ['crop', cropped(image, {x: 3, y: 1, width: 2, height: 3})],
  ['flip', mirrored(image)],
  ['rotate', turned(turned(image))],
  [
    'scale colors',
    scaled(image, 0, 1).map((row) => row.map((pixel) => rounded(pixel))),
  ],
] as const)('does what the page shows: %s', (step, result) => {
  const at = ['crop', 'flip', 'rotate', 'scale colors'].indexOf(step);
  expect(result).toEqual(changed[at]);
});

it('is back where it began after two flips or four turns', () => {
  expect(mirrored(mirrored(image))).toEqual(image);
  expect(turned(turned(turned(turned(image))))).toEqual(image);
});

it('keeps an image of which the whole is cut out', () => {
  expect(cropped(image, {x: 1, y: 1, width: 4, height: 3})).toEqual(image);
});

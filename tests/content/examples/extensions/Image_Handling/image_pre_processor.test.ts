import {expect, it} from 'vitest';
import {layerFacts} from '@lab/_shared/networks/layerShapes';
import {exampleTables, numbers} from '@support/exampleTables';

const [images = []] = exampleTables(import.meta);

it('counts the values of an image', () => {
  expect(
    images.map(
      ({Height, Width, Channels}) =>
        Number(Height) * Number(Width) * Number(Channels),
    ),
  ).toEqual(numbers(images, 'Values of an image'));
});

it('counts the weights of a first layer of 64 neurons', () => {
  const weights = (shape: readonly number[]) =>
    layerFacts(shape, {kind: 'dense', neurons: 64}).weights;
  expect([weights([28, 28, 1]), weights([100, 100, 3])]).toEqual([
    50240, 1920064,
  ]);
});

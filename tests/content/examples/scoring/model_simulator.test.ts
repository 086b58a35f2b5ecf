import {expect, it} from 'vitest';
import {exampleTables, numbers} from '../../support/exampleTables';

const [steps] = exampleTables('operators/scoring/model_simulator');
const rent = (area: number, distance: number): number =>
  200 + 12 * area - 30 * distance;

it('predicts the rent of each step', () => {
  const distance = numbers(steps, 'distance');
  expect(numbers(steps, 'rent')).toEqual(
    numbers(steps, 'area').map((area, at) => rent(area, distance[at] ?? NaN)),
  );
});

it('finds the area for a rent of 1,010 at a distance of 3', () => {
  expect(rent(75, 3)).toBe(1010);
});

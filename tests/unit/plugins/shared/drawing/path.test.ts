import {expect, it} from 'vitest';
import {roundedPath} from '../../../../../plugins/shared/drawing/path';

it('rounds corners, by half of a short side at the most', () => {
  expect(
    roundedPath([
      {x: 0, y: 0},
      {x: 20, y: 0},
      {x: 20, y: 4},
    ]),
  ).toBe('M0 0L14 0Q20 0 20 2L20 4');
});

import {expect, it} from 'vitest';
import {navbarItems} from '../../../src/navbar';

it('puts an item on the right unless it has a position', () => {
  expect(
    navbarItems([
      {to: '/a', label: 'A'},
      {to: '/b', label: 'B', position: 'left'},
      {to: '/c', label: 'C', position: 'right'},
    ]).map(({position}) => position),
  ).toEqual(['right', 'left', 'right']);
});

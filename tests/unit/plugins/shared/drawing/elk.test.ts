import {expect, it} from 'vitest';
import {boxOf, cornersOf} from '../../../../../plugins/shared/drawing/elk';

it('rounds places to halves of a px', () => {
  expect(boxOf({x: 0.26, y: 1.9, width: 10})).toEqual({
    x: 0.5,
    y: 2,
    width: 10,
    height: 0,
  });
});

it('lists the ends and corners of a line', () => {
  const sections = [
    {
      id: 's',
      startPoint: {x: 0, y: 0},
      bendPoints: [{x: 5, y: 0}],
      endPoint: {x: 5, y: 9},
    },
  ];
  expect(cornersOf({id: 'e', sources: [], targets: [], sections})).toEqual([
    {x: 0, y: 0},
    {x: 5, y: 0},
    {x: 5, y: 9},
  ]);
});

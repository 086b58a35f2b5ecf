import {describe, expect, it} from 'vitest';
import {layOutDiagram} from '../../../../../plugins/figures/diagram/layout';
import type {Placed} from '../../../../../plugins/figures/diagram/layout';
import {readDiagram} from '../../../../../plugins/figures/diagram/read';

const {value: DIAGRAM} = readDiagram(`
title: Loop
description: A to C, and back.
boxes: {A: , B: with a note, C: {kind: data}}
arrows:
  - A -> B -> C
  - C -> A: again
groups: {Inside: [B, C]}
`);

const overlap = (a: Placed<unknown>, b: Placed<unknown>) =>
  a.x < b.x + b.width &&
  b.x < a.x + a.width &&
  a.y < b.y + b.height &&
  b.y < a.y + a.height;

const holds = (a: Placed<unknown>, b: Placed<unknown>) =>
  a.x <= b.x &&
  a.y <= b.y &&
  b.x + b.width <= a.x + a.width &&
  b.y + b.height <= a.y + a.height;

describe.each(['right', 'down'] as const)('layOutDiagram, %s', (direction) => {
  it('places boxes along the direction, in the order of the arrows', async () => {
    const {boxes} = await layOutDiagram(DIAGRAM!, direction);
    const places = boxes.map(({x, y}) => (direction === 'right' ? x : y));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(
      boxes.flatMap((a, at) => boxes.slice(at + 1).map((b) => overlap(a, b))),
    ).toEqual([false, false, false]);
  });

  it('frames the boxes of a group and no others', async () => {
    const {boxes, groups} = await layOutDiagram(DIAGRAM!, direction);
    const [frame] = groups;
    expect(boxes.map((box) => holds(frame!, box))).toEqual([false, true, true]);
  });

  it('ends each arrow at its boxes, and keeps the label within the drawing', async () => {
    const {boxes, arrows, width, height} = await layOutDiagram(
      DIAGRAM!,
      direction,
    );
    for (const {arrow, corners} of arrows) {
      for (const [name, at] of [
        [arrow.from, corners[0]],
        [arrow.to, corners.at(-1)],
      ] as const) {
        const box = boxes.find(({thing}) => thing.name === name)!;
        const end = {...at!, width: 0, height: 0, thing: ''};
        expect(holds(box, end)).toBe(true);
      }
    }
    const page = {x: 0, y: 0, width, height, thing: ''};
    expect(arrows[2]?.label?.thing).toBe('again');
    expect(holds(page, arrows[2]!.label!)).toBe(true);
  });

  it('gives the same places each time', async () => {
    expect(await layOutDiagram(DIAGRAM!, direction)).toEqual(
      await layOutDiagram(DIAGRAM!, direction),
    );
  });
});

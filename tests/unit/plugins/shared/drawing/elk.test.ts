import {expect, it} from 'vitest';
import {LAYERED, layOut} from '../../../../../plugins/shared/drawing/elk';

const node = (id: string) => ({id, width: 20.2, height: 10});

const GRAPH = {
  id: 'root',
  layoutOptions: {...LAYERED, 'elk.hierarchyHandling': 'INCLUDE_CHILDREN'},
  children: [node('a'), {id: 'group', children: [node('b')]}],
  edges: [
    {
      id: 'line',
      sources: ['a'],
      targets: ['b'],
      labels: [{text: 'to', width: 10, height: 10}],
    },
  ],
};

it('places all boxes, in halves of a px, and the lines between them', async () => {
  const {width, height, boxes, lines} = await layOut(GRAPH);
  expect([...boxes.keys()]).toEqual(['a', 'group', 'b']);
  expect(boxes.get('a')).toMatchObject({width: 20, height: 10});
  expect(lines).toHaveLength(1);
  const [line] = lines;
  expect(line?.corners.length).toBeGreaterThanOrEqual(2);
  expect(line?.label).toMatchObject({width: 10, height: 10});
  for (const {x, y} of [...boxes.values(), ...line!.corners]) {
    expect([x * 2, y * 2].every(Number.isInteger)).toBe(true);
    expect(x).toBeLessThan(width);
    expect(y).toBeLessThan(height);
  }
});

it('gives the same places each time', async () => {
  expect(await layOut(structuredClone(GRAPH))).toEqual(
    await layOut(structuredClone(GRAPH)),
  );
});

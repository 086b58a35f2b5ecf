import {describe, expect, it} from 'vitest';
import {layOutDiagram} from '../../../../src/components/Diagram/layout';
import type {DiagramProps} from '../../../../src/components/Diagram/types';

const PROPS: DiagramProps = {
  title: 'Ring',
  description: 'Four boxes in a ring with a fifth in the middle.',
  nodes: [
    {id: 'a', at: [0, 0], label: 'North west'},
    {id: 'b', at: [2, 0], label: 'North east'},
    {id: 'c', at: [2, 2], label: 'South east'},
    {id: 'd', at: [0, 2], label: 'South west'},
    {id: 'm', at: [1, 1], label: 'Middle', note: 'in the way'},
  ],
  edges: [
    {from: 'a', to: 'c', label: 'across'},
    {from: 'b', to: 'd'},
    {from: 'a', to: 'b', both: true},
    {from: 'b', to: 'a', dashed: true},
  ],
};

describe('layOutDiagram', () => {
  const {boxes, routes, view} = layOutDiagram(PROPS);

  it('keeps the order of rows and columns', () => {
    const at = (id: string) => boxes.find(({node}) => node.id === id)!.box;
    expect(at('a').x).toBeLessThan(at('m').x);
    expect(at('m').x).toBeLessThan(at('b').x);
    expect(at('a').y).toBeLessThan(at('m').y);
    expect(at('m').y).toBeLessThan(at('d').y);
  });

  it('draws nothing outside of its view', () => {
    const points = routes.flatMap((route) => route.points);
    for (const {x, y} of points) {
      expect(x).toBeGreaterThanOrEqual(view.x);
      expect(x).toBeLessThanOrEqual(view.x + view.width);
      expect(y).toBeGreaterThanOrEqual(view.y);
      expect(y).toBeLessThanOrEqual(view.y + view.height);
    }
  });

  it('leads no line through a box that it does not belong to', () => {
    for (const {edge, points} of routes) {
      const others = boxes.filter(
        ({node}) => node.id !== edge.from && node.id !== edge.to,
      );
      for (const [index, end] of points.slice(1).entries()) {
        const start = points[index]!;
        const middle = {x: (start.x + end.x) / 2, y: (start.y + end.y) / 2};
        for (const {box} of others) {
          const isInside =
            middle.x > box.x &&
            middle.x < box.x + box.width &&
            middle.y > box.y &&
            middle.y < box.y + box.height;
          expect(isInside, `${edge.from} to ${edge.to}`).toBe(false);
        }
      }
    }
  });

  it('draws two arrows between the same boxes apart', () => {
    const [there, back] = routes.slice(2).map(({points}) => points);
    expect(there).not.toEqual([...back!].reverse());
  });

  it('gives the same drawing each time', () => {
    expect(layOutDiagram(PROPS)).toEqual(layOutDiagram(PROPS));
  });
});

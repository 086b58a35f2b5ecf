import {describe, expect, it} from 'vitest';
import {readDiagram} from '../../../../../plugins/figures/diagram/read';

const HEAD = 'title: Path\ndescription: A leads to B.\n';
const BOXES = 'boxes:\n  A:\n  B: a note\n  C: {kind: data, link: ./c.mdx}\n';

describe('readDiagram', () => {
  it('reads boxes, arrows in chains, and groups', () => {
    const {value} = readDiagram(
      `${HEAD}${BOXES}arrows:\n  - A -> B ..> C\n  - C <-> G: both ways\ngroups:\n  G: [A, B]\n`,
    );
    expect(value?.direction).toBe('right');
    expect(value?.boxes).toEqual([
      {name: 'A'},
      {name: 'B', note: 'a note'},
      {name: 'C', kind: 'data', link: './c.mdx'},
    ]);
    expect(value?.arrows).toEqual([
      {from: 'A', to: 'B', isDashed: false, isBoth: false, label: undefined},
      {from: 'B', to: 'C', isDashed: true, isBoth: false, label: undefined},
      {from: 'C', to: 'G', isDashed: false, isBoth: true, label: 'both ways'},
    ]);
    expect(value?.groups).toEqual([{name: 'G', boxes: ['A', 'B']}]);
  });

  it.each([
    ['', /"boxes" is required/],
    ['boxes: {}', /"boxes" must have at least 1 key/],
    ['boxes: {A: {kind: cloud}}', /"boxes.A.kind" must be one of \[step, /],
    ['boxes: {A: {x: 3}}', /"boxes.A.x" is not allowed/],
    ['boxes: {A: , A: }', /keys must be unique/],
    [`direction: up\n${BOXES}`, /"direction" must be one of \[right, down\]/],
    [`${BOXES}arrows: [A B]`, /"arrows\[0\]"/],
    [`${BOXES}arrows: [A -> D]`, /^"D" is no box; there are "A", "B", "C"$/],
    [`${BOXES}arrows: [A -> A]`, /the arrow of "A" leads back to itself/],
    [`${BOXES}groups: {G: [D]}`, /^"D" is no box/],
    [`${BOXES}groups: {A: [B]}`, /^"A" is the name of a box, too$/],
    [`${BOXES}groups: {G: [B], H: [B]}`, /^"B" stands in two groups$/],
  ])('rejects %j', (source, message) => {
    const {problems = []} = readDiagram(HEAD + source);
    expect(problems.map((one) => one.message)).toContainEqual(
      expect.stringMatching(message),
    );
  });
});

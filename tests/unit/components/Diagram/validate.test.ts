import {describe, expect, it} from 'vitest';
import type {DiagramProps} from '../../../../src/components/Diagram/types';
import {validateDiagram} from '../../../../src/components/Diagram/validate';

const GOOD: DiagramProps = {
  title: 'Path',
  description: 'A leads to B.',
  nodes: [
    {id: 'a', at: [0, 0], label: 'A'},
    {id: 'b', at: [1, 0], label: 'B', kind: 'data', href: '/docs/intro'},
  ],
  edges: [{from: 'a', to: 'b'}],
  groups: [{label: 'Both', from: [0, 0], to: [1, 0]}],
};
const [a, b] = GOOD.nodes as [
  DiagramProps['nodes'][number],
  DiagramProps['nodes'][number],
];

const BAD: readonly (readonly [object, string])[] = [
  [
    {title: ''},
    'Diagram: the title is missing; add title="..." that names what is drawn.',
  ],
  [
    {description: ' '},
    'Diagram "Path": the description is missing; add description="..." that says in words what the figure shows.',
  ],
  [
    {nodes: []},
    'Diagram "Path": there are no nodes; add nodes={[{id, at, label}]}.',
  ],
  [
    {nodes: [a, {...b, id: 'a'}]},
    'Diagram "Path": two nodes have the id "a"; make every id unique.',
  ],
  [
    {nodes: [a, {...b, at: [0.5, 0]}]},
    'Diagram "Path": the nodes "a" and "b" share a cell; move one of them.',
  ],
  [
    {nodes: [a, {...b, at: [5, 0]}]},
    'Diagram "Path": the node "b" is in column 5; use columns 0 to 4, which fit a page.',
  ],
  [
    {nodes: [a, {...b, at: [0.3]}]},
    'Diagram "Path": the node "b" is at [0.3]; give at={[column, row]} in whole or half steps from 0.',
  ],
  [
    {nodes: [a, {...b, kind: 'cloud'}]},
    'Diagram "Path": the node "b" has the unknown kind "cloud"; use one of step, data, person, decision, outside.',
  ],
  [
    {nodes: [a, {...b, href: 'https://example.com'}]},
    'Diagram "Path": the node "b" links to "https://example.com"; begin href with /docs/.',
  ],
  [
    {nodes: [a, {...b, label: 'one\ntwo\nthree'}]},
    'Diagram "Path": the label of the node "b" is missing or longer than two lines; write one or two short lines.',
  ],
  [
    {edges: [{from: 'a', to: 'c'}]},
    'Diagram "Path": the edge from "a" to "c" names the unknown node "c"; use one of a, b.',
  ],
  [
    {edges: [{from: 'a', to: 'a'}]},
    'Diagram "Path": the edge of the node "a" leads back to itself; connect two different nodes or write the loop as a note.',
  ],
];

describe('validateDiagram', () => {
  it('accepts a complete diagram', () => {
    expect(() => validateDiagram(GOOD)).not.toThrow();
  });

  it.each(BAD)(
    'says what is wrong with %j and what to do',
    (props, message) => {
      expect(() =>
        validateDiagram({...GOOD, ...props} as DiagramProps),
      ).toThrow(new Error(message));
    },
  );
});

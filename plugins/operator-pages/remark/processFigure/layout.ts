import type {ElkExtendedEdge, ElkNode, ElkPort} from 'elkjs/lib/elk-api';
import {
  boxOf,
  cornersOf,
  LAYERED,
  layOut,
  round,
} from '../../../figures/drawing/elk';
import type {Point} from '../../../figures/drawing/svg';
import type {
  ResolvedEnd,
  ResolvedOperator,
  ResolvedPort,
  ResolvedScope,
  ResolvedSubprocess,
} from '../../process/types';
import {boundarySize, INNER_HEAD, operatorSize, rowMiddle, ROW} from './sizes';
import type {Size} from './sizes';

/** A box at a place, in px from the top left of its level. */
export type Box = Point & Size;

/** An operator at its place, with its inner processes laid out. */
export type LaidOperator = Box & {
  readonly operator: ResolvedOperator;
  readonly inner: readonly LaidSubprocess[];
};

/** A port of a level at its place. */
export type LaidPort = Box & {readonly port: ResolvedPort};

/** A level laid out. */
export type LaidScope = Size & {
  readonly operators: readonly LaidOperator[];
  readonly sources: readonly LaidPort[];
  readonly sinks: readonly LaidPort[];
  /** Corners of the lines. */
  readonly lines: readonly (readonly Point[])[];
};

/** An inner process laid out; the size is that of its frame. */
export type LaidSubprocess = {
  readonly name: string;
  readonly scope: LaidScope;
} & Size;

const OPTIONS = {
  ...LAYERED,
  'elk.direction': 'RIGHT',
  'elk.padding': '[top=4,left=0,bottom=8,right=0]',
  'elk.spacing.nodeNode': '22',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

const endId = ({operator, port}: ResolvedEnd, side: 'in' | 'out') =>
  operator === undefined
    ? `${side}:${port}:port`
    : `${operator}:${side}:${port}`;

function elkPort(id: string, x: number, y: number): ElkPort {
  return {id, x, y, width: 0, height: 0};
}

function operatorNode(
  {inputs, outputs}: ResolvedOperator,
  at: number,
  {width, height}: Size,
): ElkNode {
  return {
    id: String(at),
    width,
    height,
    layoutOptions: {'elk.portConstraints': 'FIXED_POS'},
    ports: [
      ...inputs.map(({name}, row) =>
        elkPort(`${at}:in:${name}`, 0, rowMiddle(row)),
      ),
      ...outputs.map(({name}, row) =>
        elkPort(`${at}:out:${name}`, width, rowMiddle(row)),
      ),
    ],
  };
}

/** A port of the level as a node at its edge: a source has its line on the right, a sink on the left. */
function boundaryNode(
  {name}: ResolvedPort,
  side: 'in' | 'out',
  {width, height}: Size,
): ElkNode {
  const id = `${side}:${name}`;
  return {
    id,
    width,
    height,
    layoutOptions: {
      'elk.portConstraints': 'FIXED_POS',
      'elk.layered.layering.layerConstraint': side === 'out' ? 'FIRST' : 'LAST',
    },
    ports: [elkPort(`${id}:port`, side === 'out' ? width : 0, ROW / 2)],
  };
}

function edges({connections}: ResolvedScope): ElkExtendedEdge[] {
  return connections.map(({from, to}, at) => ({
    id: `e${at}`,
    sources: [endId(from, 'out')],
    targets: [endId(to, 'in')],
  }));
}

async function layoutInner({
  name,
  ...scope
}: ResolvedSubprocess): Promise<LaidSubprocess> {
  const laid = await layoutScope(scope);
  return {
    name,
    scope: laid,
    width: laid.width,
    height: laid.height + INNER_HEAD,
  };
}

/** Places the operators and lines of a level, inner levels first. The same input gives the same places. */
export async function layoutScope(scope: ResolvedScope): Promise<LaidScope> {
  const inner = await Promise.all(
    scope.operators.map((operator) =>
      Promise.all(operator.inner.map(layoutInner)),
    ),
  );
  const nodes = [
    ...scope.sources.map((port) =>
      boundaryNode(port, 'out', boundarySize(scope.sources)),
    ),
    ...scope.operators.map((operator, at) =>
      operatorNode(operator, at, operatorSize(operator, inner[at] ?? [])),
    ),
    ...scope.sinks.map((port) =>
      boundaryNode(port, 'in', boundarySize(scope.sinks)),
    ),
  ];
  const graph = await layOut({
    id: 'root',
    layoutOptions: OPTIONS,
    children: nodes,
    edges: edges(scope),
  });
  const boxes = new Map(
    (graph.children ?? []).map((node): [string, Box] => [node.id, boxOf(node)]),
  );
  const box = (id: string) =>
    boxes.get(id) ?? {x: 0, y: 0, width: 0, height: 0};
  return {
    width: round(graph.width),
    height: round(graph.height),
    operators: scope.operators.map((operator, at) => ({
      ...box(String(at)),
      operator,
      inner: inner[at] ?? [],
    })),
    sources: scope.sources.map((port) => ({...box(`out:${port.name}`), port})),
    sinks: scope.sinks.map((port) => ({...box(`in:${port.name}`), port})),
    lines: (graph.edges ?? []).map(cornersOf),
  };
}

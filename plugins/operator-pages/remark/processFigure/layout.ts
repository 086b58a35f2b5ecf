import type {ElkNode} from 'elkjs/lib/elk-api';
import {LAYERED, layOut, round} from '../../../shared/drawing/elk';
import type {LaidBox} from '../../../shared/drawing/elk';
import {textWidth} from '../../../shared/drawing/svg';
import type {Point} from '../../../shared/drawing/svg';
import type {
  ResolvedEnd,
  ResolvedOperator,
  ResolvedPort,
  ResolvedScope,
} from '../../process/types';
import {settingLines, settingsHeight, SETTING_SIZE} from './settings';

/** Font sizes in px. */
const TITLE_SIZE = 13;
export const PORT_SIZE = 12;

/**
 * Heights in px: head of a box, name of an inner process, row of a port, and
 * space below the rows.
 */
export const HEAD = 30;
export const INNER_HEAD = 26;
export const ROW = 20;
const FOOT = 8;

/**
 * Distances in px: between a symbol and its text, and around inner processes.
 */
export const INDENT = 12;
export const INSET = 18;

type Size = {readonly width: number; readonly height: number};

/**
 * An operator with its position from the top left of its level, and its inner
 * processes laid out.
 */
export type LaidOperator = LaidBox & {
  readonly operator: ResolvedOperator;
  readonly inner: readonly LaidSubprocess[];
};

export type LaidPort = LaidBox & {readonly port: ResolvedPort};

export type LaidScope = Size & {
  readonly operators: readonly LaidOperator[];
  readonly sources: readonly LaidPort[];
  readonly sinks: readonly LaidPort[];
  readonly lines: readonly (readonly Point[])[];
};

/** A laid-out inner process. Its size includes the frame. */
type LaidSubprocess = Size & {
  readonly name: string;
  readonly scope: LaidScope;
};

const OPTIONS = {
  ...LAYERED,
  'elk.direction': 'RIGHT',
  'elk.padding': '[top=4,left=0,bottom=8,right=0]',
  'elk.spacing.nodeNode': '22',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

/**
 * Side of a level or an operator: `in` is where lines end, `out` is where they
 * begin.
 */
type Side = 'in' | 'out';

/** Height of a box's head and ports, in px. */
export function portsHeight({inputs, outputs}: ResolvedOperator): number {
  return HEAD + Math.max(inputs.length, outputs.length) * ROW + FOOT;
}

/** Height of a box above its inner processes, in px. */
export function ownHeight(operator: ResolvedOperator): number {
  return portsHeight(operator) + settingsHeight(operator);
}

/** Distance from the top of a box to the middle of a port's row, in px. */
export function rowMiddle(at: number): number {
  return HEAD + (at + 0.5) * ROW + 2;
}

function widest(ports: readonly ResolvedPort[]): number {
  const widths = ports.map(({name}) => textWidth(name, PORT_SIZE) + INDENT);
  return Math.max(0, ...widths);
}

/** Creates a node whose lines end at fixed positions. */
function node(
  id: string,
  {width, height}: Size,
  ports: readonly (Point & {readonly id: string})[],
  options: Readonly<Record<string, string>> = {},
): ElkNode {
  return {
    id,
    width,
    height,
    layoutOptions: {'elk.portConstraints': 'FIXED_POS', ...options},
    ports: ports.map((port) => ({...port, width: 0, height: 0})),
  };
}

function operatorNode(
  operator: ResolvedOperator,
  at: number,
  inner: readonly Size[],
): ElkNode {
  const {name, inputs, outputs} = operator;
  const width = Math.max(
    textWidth(name, TITLE_SIZE) + 24,
    widest(inputs) + 16 + widest(outputs),
    ...settingLines(operator).map(
      (line) => textWidth(line, SETTING_SIZE) + 2 * INDENT,
    ),
    ...inner.map((one) => one.width + 2 * INSET),
  );
  const height =
    ownHeight(operator) +
    inner.reduce((sum, one) => sum + one.height + INSET, 0);
  const ports = (side: Side, x: number, list: readonly ResolvedPort[]) =>
    list.map((port, row) => ({
      id: `${at}:${side}:${port.name}`,
      x,
      y: rowMiddle(row),
    }));
  return node(String(at), {width, height}, [
    ...ports('in', 0, inputs),
    ...ports('out', width, outputs),
  ]);
}

/**
 * Creates nodes for the ports of a level, all with the same width. A source has
 * its line on the right, a sink on the left.
 */
function boundaryNodes(ports: readonly ResolvedPort[], side: Side): ElkNode[] {
  const width = widest(ports) + 4;
  return ports.map(({name}) => {
    const id = `${side}:${name}`;
    const end = {id: `${id}:port`, x: side === 'out' ? width : 0, y: ROW / 2};
    return node(id, {width, height: ROW}, [end], {
      'elk.layered.layering.layerConstraint': side === 'out' ? 'FIRST' : 'LAST',
    });
  });
}

/**
 * Lays out the operators and lines of a level, inner levels first. The same
 * input gives the same layout.
 */
export async function layoutScope(scope: ResolvedScope): Promise<LaidScope> {
  const inner = await Promise.all(
    scope.operators.map((operator) =>
      Promise.all(
        operator.inner.map(async ({name, ...below}) => {
          const laid = await layoutScope(below);
          const {width, height} = laid;
          return {name, scope: laid, width, height: height + INNER_HEAD};
        }),
      ),
    ),
  );
  const endId = ({operator, port}: ResolvedEnd, side: Side) =>
    operator === undefined
      ? `${side}:${port}:port`
      : `${operator}:${side}:${port}`;
  const {width, height, boxes, lines} = await layOut({
    id: 'root',
    layoutOptions: OPTIONS,
    children: [
      ...boundaryNodes(scope.sources, 'out'),
      ...scope.operators.map((operator, at) =>
        operatorNode(operator, at, inner[at]!),
      ),
      ...boundaryNodes(scope.sinks, 'in'),
    ],
    edges: scope.connections.map(({from, to}, at) => ({
      id: `e${at}`,
      sources: [endId(from, 'out')],
      targets: [endId(to, 'in')],
    })),
  });
  const box = (id: string) => boxes.get(id)!;
  return {
    width: round(width),
    height: round(height),
    operators: scope.operators.map((operator, at) => ({
      ...box(String(at)),
      operator,
      inner: inner[at]!,
    })),
    sources: scope.sources.map((port) => ({...box(`out:${port.name}`), port})),
    sinks: scope.sinks.map((port) => ({...box(`in:${port.name}`), port})),
    lines: lines.map(({corners}) => corners),
  };
}

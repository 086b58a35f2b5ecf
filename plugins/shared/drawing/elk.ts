import type {
  ELK as Elk,
  ElkExtendedEdge,
  ElkNode,
  LayoutOptions,
} from 'elkjs/lib/elk-api';
import type {Point} from './svg';

/** Options of every drawing: layers of boxes, joined by lines with right angles. */
export const LAYERED: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
};

let elk: Promise<Elk> | undefined;

/** A coordinate in halves of a px. */
export const round = (value = 0) => Math.round(value * 2) / 2;

/** A box at a place, in px. */
export type LaidBox = Point & {readonly width: number; readonly height: number};

/** Place and size of a box that is laid out. */
function boxOf({x, y, width, height}: Omit<ElkNode, 'id'>): LaidBox {
  return {x: round(x), y: round(y), width: round(width), height: round(height)};
}

/** The ends and corners of a line that is laid out. */
function cornersOf({sections = []}: ElkExtendedEdge): Point[] {
  return sections
    .flatMap(({startPoint, bendPoints = [], endPoint}) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ])
    .map(({x, y}) => ({x: round(x), y: round(y)}));
}

/** A graph that is laid out. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  /** All boxes by id, also those within others. */
  readonly boxes: ReadonlyMap<string, LaidBox>;
  /** Lines in the order of the edges, with the place of the first label. */
  readonly lines: readonly {
    readonly corners: readonly Point[];
    readonly label: LaidBox | undefined;
  }[];
};

/** Places boxes and lines; the library is loaded with the first drawing. The same graph gives the same places. */
export async function layOut(graph: ElkNode): Promise<Layout> {
  elk ??= import('elkjs/lib/elk.bundled.js').then(
    ({default: Constructor}) => new Constructor(),
  );
  const {
    width = 0,
    height = 0,
    children,
    edges,
  } = await (await elk).layout(graph);
  const nodesOf = (nodes: readonly ElkNode[] = []): ElkNode[] =>
    nodes.flatMap((node) => [node, ...nodesOf(node.children)]);
  return {
    width,
    height,
    boxes: new Map(nodesOf(children).map((node) => [node.id, boxOf(node)])),
    lines: (edges ?? []).map((edge) => ({
      corners: cornersOf(edge),
      label: edge.labels?.[0] && boxOf(edge.labels[0]),
    })),
  };
}

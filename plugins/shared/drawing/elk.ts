import type {
  ELK as Elk,
  ElkExtendedEdge,
  ElkNode,
  LayoutOptions,
} from 'elkjs/lib/elk-api';
import type {Point} from './svg';

/**
 * Layout options of all drawings: layers of boxes, connected by lines with
 * right angles.
 */
export const LAYERED: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
};

let elk: Promise<Elk> | undefined;

/** Rounds a coordinate to half a px. */
export const round = (value = 0) => Math.round(value * 2) / 2;

/** Position and size of a box, in px. */
export type LaidBox = Point & {readonly width: number; readonly height: number};

/** Rounded position and size of a node. */
function boxOf({x, y, width, height}: Omit<ElkNode, 'id'>): LaidBox {
  return {x: round(x), y: round(y), width: round(width), height: round(height)};
}

/** Ends and corners of an edge. */
function cornersOf({sections = []}: ElkExtendedEdge): Point[] {
  return sections
    .flatMap(({startPoint, bendPoints = [], endPoint}) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ])
    .map(({x, y}) => ({x: round(x), y: round(y)}));
}

/** Result of a layout. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  /** All boxes by id, including nested ones. */
  readonly boxes: ReadonlyMap<string, LaidBox>;
  /**
   * Lines in the order of the edges, with the position of their first label.
   */
  readonly lines: readonly {
    readonly corners: readonly Point[];
    readonly label: LaidBox | undefined;
  }[];
};

/**
 * Lays out boxes and lines. The first call loads the library. The same graph
 * always has the same layout.
 */
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

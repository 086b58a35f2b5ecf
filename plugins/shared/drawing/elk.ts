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

/** Places boxes and lines; the library is loaded with the first drawing. The same graph gives the same places. */
export async function layOut(graph: ElkNode): Promise<ElkNode> {
  elk ??= import('elkjs/lib/elk.bundled.js').then(
    ({default: Constructor}) => new Constructor(),
  );
  return (await elk).layout(graph);
}

/** A coordinate in halves of a px. */
export const round = (value = 0) => Math.round(value * 2) / 2;

/** Place and size of a box that is laid out. */
export function boxOf({x, y, width, height}: Omit<ElkNode, 'id'>) {
  return {x: round(x), y: round(y), width: round(width), height: round(height)};
}

/** The ends and corners of a line that is laid out. */
export function cornersOf({sections = []}: ElkExtendedEdge): Point[] {
  return sections
    .flatMap(({startPoint, bendPoints = [], endPoint}) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ])
    .map(({x, y}) => ({x: round(x), y: round(y)}));
}

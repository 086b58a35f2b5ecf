import {frameOf, outsetsOf} from './frames';
import type {Frame} from './frames';
import {bounds, grow} from './geometry';
import type {Box} from './geometry';
import {layGrid} from './grid';
import type {Grid} from './grid';
import {placeLabels} from './label';
import {routeEdges} from './route';
import type {Route, Scene} from './scene';
import {segmentsOf} from './segments';
import type {Cell, DiagramGroup, DiagramNode, DiagramProps} from './types';

/** Room around the drawing for lines and focus rings, in px. */
const MARGIN = 4;

/** A diagram with every coordinate it needs, in px. */
export type DiagramLayout = {
  /** Extent of the drawing. */
  readonly view: Box;
  /** Frames, the outermost first. */
  readonly frames: readonly Frame[];
  /** Arrows in the order given, each with the place of its label. */
  readonly routes: readonly (Route & {readonly labelBox?: Box})[];
  /** Boxes in the order given. */
  readonly boxes: readonly {readonly node: DiagramNode; readonly box: Box}[];
};

/** Moves a diagram so that its first column and row are in use. */
function normalize(
  nodes: readonly DiagramNode[],
  groups: readonly DiagramGroup[],
): {nodes: DiagramNode[]; groups: DiagramGroup[]} {
  const column = Math.min(...nodes.map((node) => node.at[0]));
  const row = Math.min(...nodes.map((node) => node.at[1]));
  const move = (at: Cell): Cell => [at[0] - column, at[1] - row];
  return {
    nodes: nodes.map((node) => ({...node, at: move(node.at)})),
    groups: groups.map((group) => ({
      ...group,
      from: move(group.from),
      to: move(group.to),
    })),
  };
}

function boxOfNode({at}: DiagramNode, {columns, rows}: Grid): Box {
  const width = columns.size(at[0]);
  const height = rows.size(at[1]);
  return {
    x: columns.center(at[0]) - width / 2,
    y: rows.center(at[1]) - height / 2,
    width,
    height,
  };
}

/** Computes every coordinate of a valid diagram. */
export function layOutDiagram(props: DiagramProps): DiagramLayout {
  const {nodes, groups} = normalize(props.nodes, props.groups ?? []);
  const edges = props.edges ?? [];
  const outsets = outsetsOf(groups);
  const grid = layGrid(nodes, edges, outsets);
  const boxes = nodes.map((node) => ({node, box: boxOfNode(node, grid)}));
  const frames = outsets.map((outset) =>
    frameOf(outset, grid.columns, grid.rows),
  );
  const scene: Scene = {
    boxes: new Map(boxes.map(({node, box}) => [node.id, box])),
    frames,
  };
  const lines = routeEdges(edges, grid, scene);
  const labels = placeLabels(lines, scene);
  const content = [
    ...scene.boxes.values(),
    ...frames.flatMap((frame) => [frame.box, frame.labelBox]),
    ...lines.flatMap((line) => segmentsOf(line.points)),
    ...labels.filter((label) => label !== undefined),
  ];
  return {
    view: grow(bounds(content), MARGIN),
    frames,
    boxes,
    routes: lines.map((line, index) => {
      const labelBox = labels[index];
      return labelBox ? {...line, labelBox} : line;
    }),
  };
}

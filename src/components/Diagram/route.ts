import {candidateLines} from './candidates';
import type {Lanes} from './candidates';
import {routeCost} from './cost';
import {bounds, center} from './geometry';
import type {Grid} from './grid';
import {edgeLabelSize} from './measure';
import type {Route, Scene} from './scene';
import type {DiagramEdge} from './types';

/** Distance of lines that run side by side between two boxes, in px. */
const PARALLEL = 20;

/** Room for a line outside of all boxes, in px. */
const OUTER = 20;

/** The middles of the gaps, a way past on both sides, and lanes beside each. */
export function lanesOf(grid: Grid, scene: Scene): Lanes {
  const frames = scene.frames.map((frame) => frame.box);
  const plane = bounds([...scene.boxes.values(), ...frames]);
  const beside = (at: number) => [at, at - 10, at + 10];
  const outer = (start: number, size: number) => [
    start - OUTER,
    start + size + OUTER,
  ];
  return {
    x: [...grid.columns.gapCenters, ...outer(plane.x, plane.width)].flatMap(
      beside,
    ),
    y: [...grid.rows.gapCenters, ...outer(plane.y, plane.height)].flatMap(
      beside,
    ),
  };
}

function isSamePair(a: DiagramEdge, b: DiagramEdge): boolean {
  return (
    (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from)
  );
}

/** How far an edge moves sideways to stand clear of others of its pair. */
export function shiftOf(
  edge: DiagramEdge,
  edges: readonly DiagramEdge[],
): number {
  const siblings = edges.filter((other) => isSamePair(edge, other));
  return (siblings.indexOf(edge) - (siblings.length - 1) / 2) * PARALLEL;
}

/** Edges between boxes in line come first, then short ones. */
function difficulty(edge: DiagramEdge, scene: Scene): number {
  const a = center(scene.boxes.get(edge.from)!);
  const b = center(scene.boxes.get(edge.to)!);
  const aligned = Math.abs(a.x - b.x) < 1 || Math.abs(a.y - b.y) < 1;
  const label = edge.label ? edgeLabelSize(edge.label).width / 1000 : 0;
  const distance = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  return distance + (aligned ? 0 : 10_000) - label;
}

/** Finds a line for every edge, in the order of the edges. */
export function routeEdges(
  edges: readonly DiagramEdge[],
  grid: Grid,
  scene: Scene,
): Route[] {
  const lanes = lanesOf(grid, scene);
  const done: Route[] = [];
  const order = [...edges].sort(
    (a, b) => difficulty(a, scene) - difficulty(b, scene),
  );
  for (const edge of order) {
    const [best] = candidateLines(
      scene.boxes.get(edge.from)!,
      scene.boxes.get(edge.to)!,
      lanes,
      shiftOf(edge, edges),
    )
      .map((points) => ({edge, points}))
      .map((route) => ({route, cost: routeCost(route, scene, done)}))
      .sort((a, b) => a.cost - b.cost);
    if (best) {
      done.push(best.route);
    }
  }
  return edges.map((edge) => done.find((route) => route.edge === edge)!);
}

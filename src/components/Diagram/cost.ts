import {edgeLabelSize} from './measure';
import {disturbance} from './pair';
import {countBoxHits, countFrameHits, leavesScene} from './scene';
import type {Route, Scene} from './scene';
import {segmentsOf} from './segments';

/** How bad each fault of a line is, measured against one bend. */
const COST = {
  boxHit: 1000,
  overlap: 300,
  alongFrame: 60,
  clash: 50,
  throughFrame: 40,
  narrowLabel: 40,
  leavesScene: 30,
  frameLabel: 30,
  crossing: 25,
  labelledTrunk: 25,
  bend: 12,
  px: 0.03,
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Whether no run of a line is long enough to carry the label of its edge. */
function isNarrow({edge, points}: Route): boolean {
  const width = edgeLabelSize(edge.label ?? '').width + 16;
  return (
    Boolean(edge.label) &&
    segmentsOf(points).every((run) => run.width < width && run.height < 34)
  );
}

function pairCost(route: Route, other: Route): number {
  const {overlaps, trunks, crossings, clash} = disturbance(route, other);
  const labelled = Boolean(route.edge.label ?? other.edge.label);
  return (
    overlaps * COST.overlap +
    (labelled ? trunks * COST.labelledTrunk : 0) +
    crossings * COST.crossing +
    (clash ? COST.clash : 0)
  );
}

/** How bad a line is, given the lines drawn before it; less is better. */
export function routeCost(
  route: Route,
  scene: Scene,
  done: readonly Route[],
): number {
  const frames = countFrameHits(route, scene);
  const runs = segmentsOf(route.points);
  return (
    countBoxHits(route, scene) * COST.boxHit +
    frames.along * COST.alongFrame +
    frames.through * COST.throughFrame +
    frames.label * COST.frameLabel +
    (leavesScene(route, scene) ? COST.leavesScene : 0) +
    (isNarrow(route) ? COST.narrowLabel : 0) +
    sum(done.map((other) => pairCost(route, other))) +
    (route.points.length - 2) * COST.bend +
    sum(runs.map(({width, height}) => width + height)) * COST.px
  );
}

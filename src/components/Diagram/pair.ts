import {boxOf, grow, meet} from './geometry';
import type {Point} from './geometry';
import type {Route} from './scene';
import {isLevel, runTogether, segmentsOf} from './segments';
import type {DiagramEdge} from './types';

/** How two lines disturb each other. */
export type Disturbance = {
  /** Runs that lie on each other although the lines have nothing in common. */
  readonly overlaps: number;
  /** Runs that lie on each other like the trunk of a tree. */
  readonly trunks: number;
  /** Places where the lines cross. */
  readonly crossings: number;
  /** Whether one line starts where the other's arrowhead ends. */
  readonly clash: boolean;
};

/** Lines of one source or one target may share a run, like a tree. */
function mayShare(a: DiagramEdge, b: DiagramEdge): boolean {
  return (
    (a.from === b.from) !== (a.to === b.to) &&
    !a.both &&
    !b.both &&
    Boolean(a.dashed) === Boolean(b.dashed)
  );
}

function touch(p: Point | undefined, q: Point | undefined): boolean {
  return Boolean(p && q && meet(boxOf(p, p), grow(boxOf(q, q), 1)));
}

/** Compares two lines run by run. */
export function disturbance(a: Route, b: Route): Disturbance {
  const shared = mayShare(a.edge, b.edge);
  const pairs = segmentsOf(a.points).flatMap((one) =>
    segmentsOf(b.points).map((two) => [one, two] as const),
  );
  const together = pairs.filter(([one, two]) => runTogether(one, two)).length;
  const crossings = pairs.filter(
    ([one, two]) => isLevel(one) !== isLevel(two) && meet(one, two),
  ).length;
  return {
    overlaps: shared ? 0 : together,
    trunks: shared ? together : 0,
    crossings: shared ? 0 : crossings,
    clash:
      touch(a.points[0], b.points.at(-1)) ||
      touch(a.points.at(-1), b.points[0]),
  };
}

import type {Frame} from './frames';
import {bounds, grow, meet} from './geometry';
import type {Box, Point} from './geometry';
import {runTogether, segmentsOf, sidesOf} from './segments';
import type {DiagramEdge} from './types';

/** The line of an edge through the drawing plane. */
export type Route = {
  readonly edge: DiagramEdge;
  readonly points: readonly Point[];
};

/** What lines have to get along with. */
export type Scene = {
  /** Boxes of the nodes by id. */
  readonly boxes: ReadonlyMap<string, Box>;
  /** Frames of the groups. */
  readonly frames: readonly Frame[];
};

/** How often a line runs through a box, its own ends excepted. */
export function countBoxHits({edge, points}: Route, scene: Scene): number {
  const segments = segmentsOf(points);
  const last = segments.length - 1;
  return [...scene.boxes].reduce((sum, [id, box]) => {
    const hits = segments.filter((segment, index) => {
      const leaves = id === edge.from && index === 0;
      const enters = id === edge.to && index === last;
      return !leaves && !enters && meet(segment, grow(box, 3));
    });
    return sum + hits.length;
  }, 0);
}

/** How many frames a line runs along, passes through, or hits at the label. */
export function countFrameHits(
  {edge, points}: Route,
  scene: Scene,
): {readonly along: number; readonly through: number; readonly label: number} {
  const segments = segmentsOf(points);
  const ends = [scene.boxes.get(edge.from)!, scene.boxes.get(edge.to)!];
  const count = (test: (frame: Frame) => boolean) =>
    scene.frames.filter(test).length;
  return {
    along: count(({box}) =>
      segments.some((segment) =>
        sidesOf(box).some((side) => runTogether(segment, side)),
      ),
    ),
    through: count(
      ({box}) =>
        !ends.some((end) => meet(end, box)) &&
        segments.some((segment) => meet(segment, box)),
    ),
    label: count(({labelBox}) =>
      segments.some((segment) => meet(segment, labelBox)),
    ),
  };
}

/** Whether a line leaves the area that boxes and frames take. */
export function leavesScene({points}: Route, scene: Scene): boolean {
  const frames = scene.frames.map((frame) => frame.box);
  const plane = bounds([...scene.boxes.values(), ...frames]);
  const all = bounds([plane, ...segmentsOf(points)]);
  return all.width > plane.width + 1 || all.height > plane.height + 1;
}

import {grow, meet} from './geometry';
import type {Box} from './geometry';
import {edgeLabelSize} from './measure';
import type {Size} from './measure';
import type {Route, Scene} from './scene';
import {isLevel, segmentsOf, sidesOf} from './segments';
import type {Segment} from './segments';

/** Places along a run that are tried, the middle first. */
const PLACES = [0.5, 0.35, 0.65, 0.2, 0.8];

/** A place for a label and how far it is from the best of an empty page. */
type Spot = {
  readonly box: Box;
  readonly cost: number;
};

function spotsOn(run: Segment, {width, height}: Size): Spot[] {
  const level = isLevel(run);
  const room = level ? run.width - width - 20 : run.height - height - 16;
  return PLACES.flatMap((place, index) => {
    const x = run.x + run.width * place - width / 2;
    const y = run.y + run.height * place - height / 2;
    const away = level
      ? [
          {x, y: y - height / 2 - 1},
          {x, y: y + height / 2 + 1},
        ]
      : [
          {x: x + width / 2 + 2, y},
          {x: x - width / 2 - 2, y},
        ];
    const cost = index * 4 - Math.max(run.width, run.height) * 0.02;
    return [
      {box: {x, y, width, height}, cost: cost + (room < 0 ? 40 : 0)},
      ...away.map((at) => ({box: {...at, width, height}, cost: cost + 20})),
    ];
  });
}

function spotCost(
  {box, cost}: Spot,
  scene: Scene,
  others: readonly Segment[],
  taken: readonly Box[],
): number {
  const count = (things: readonly Box[], by = 0) =>
    things.filter((thing) => meet(box, grow(thing, by))).length;
  const frameSides = scene.frames.flatMap((frame) => sidesOf(frame.box));
  const frameLabels = scene.frames.map((frame) => frame.labelBox);
  return (
    cost +
    count([...scene.boxes.values()], 1) * 1000 +
    count(taken) * 500 +
    count(frameLabels) * 200 +
    count(others) * 100 +
    count(frameSides, 3) * 60
  );
}

/** Finds a place for the label of every line; undefined where there is none. */
export function placeLabels(
  routes: readonly Route[],
  scene: Scene,
): (Box | undefined)[] {
  const taken: Box[] = [];
  return routes.map((route) => {
    if (!route.edge.label) {
      return undefined;
    }
    const size = edgeLabelSize(route.edge.label);
    const others = routes
      .filter((other) => other !== route)
      .flatMap((other) => segmentsOf(other.points));
    const [best] = segmentsOf(route.points)
      .flatMap((run) => spotsOn(run, size))
      .map(({box, cost}) => ({
        box,
        cost: spotCost({box, cost}, scene, others, taken),
      }))
      .sort((a, b) => a.cost - b.cost);
    if (best) {
      taken.push(best.box);
    }
    return best?.box;
  });
}

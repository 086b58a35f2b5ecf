import {holdsRange} from './cells';
import type {Box} from './geometry';
import {groupLabelWidth} from './measure';
import type {Tracks} from './tracks';
import type {Cell, DiagramGroup} from './types';

/** Room between a frame and what it holds at the sides and below, in px. */
const PAD = 12;

/** Room above what a frame holds, where its label stands, in px. */
const HEAD = 28;

/** How far the frame of a group reaches beyond its cells, in px. */
export type Outset = {
  readonly group: DiagramGroup;
  readonly top: number;
  readonly side: number;
};

/** A frame in the drawing plane with the room its label takes. */
export type Frame = {
  readonly label: string;
  readonly box: Box;
  readonly labelBox: Box;
};

function level(group: DiagramGroup, groups: readonly DiagramGroup[]): number {
  const inner = groups.filter(
    (other) => other !== group && holdsRange(group, other),
  );
  return 1 + Math.max(0, ...inner.map((other) => level(other, groups)));
}

/** Outsets of all groups, the outermost first, so that inner ones lie on top. */
export function outsetsOf(groups: readonly DiagramGroup[]): Outset[] {
  return groups
    .map((group) => ({group, depth: level(group, groups)}))
    .sort((a, b) => b.depth - a.depth)
    .map(({group, depth}) => ({group, top: depth * HEAD, side: depth * PAD}));
}

/** Room that frames need before the first and behind the last cell of an axis. */
export function frameRoom(
  outsets: readonly Outset[],
  axis: 0 | 1,
  track: number,
): {readonly before: number; readonly behind: number} {
  const largest = (edge: (cell: DiagramGroup) => Cell, down: boolean) =>
    Math.max(
      0,
      ...outsets
        .filter(({group}) => {
          const at = edge(group)[axis];
          return (down ? Math.floor(at) : Math.ceil(at)) === track;
        })
        .map(({top, side}) => (axis === 1 && down ? top : side)),
    );
  return {
    before: largest((group) => group.from, true),
    behind: largest((group) => group.to, false),
  };
}

/** Places the frame of a group on the grid. */
export function frameOf(
  {group, top, side}: Outset,
  columns: Tracks,
  rows: Tracks,
): Frame {
  const {from, to, label} = group;
  const left = columns.center(from[0]) - columns.size(from[0]) / 2 - side;
  const right = columns.center(to[0]) + columns.size(to[0]) / 2 + side;
  const upper = rows.center(from[1]) - rows.size(from[1]) / 2 - top;
  const lower = rows.center(to[1]) + rows.size(to[1]) / 2 + side;
  const box = {x: left, y: upper, width: right - left, height: lower - upper};
  const labelBox = {
    x: left + PAD,
    y: upper + 6,
    width: groupLabelWidth(label),
    height: 16,
  };
  return {label, box, labelBox};
}

import {frameRoom} from './frames';
import type {Outset} from './frames';
import {edgeLabelSize, groupLabelWidth, nodeSize} from './measure';
import {layTracks, shareSize} from './tracks';
import type {Tracks} from './tracks';
import type {DiagramEdge, DiagramNode} from './types';

/** Largest width a box is given without need, in px. */
const BOX_WIDTH = 150;

/** Least size of a box in px. */
const MIN_WIDTH = 84;
const MIN_HEIGHT = 56;

/** Least gap between boxes in px; a full page is set tighter. */
const COLUMN_GAP = 40;
const TIGHT_COLUMN_GAP = 30;
const ROW_GAP = 48;

/** Room beside an edge label for the line and its arrowhead, in px. */
const LABEL_ROOM = 28;

/** Width of a page's text column in px, less a hair at both sides. */
const PAGE_WIDTH = 692;

/** The columns and rows of a diagram, laid out. */
export type Grid = {
  readonly columns: Tracks;
  readonly rows: Tracks;
};

function trackCount(nodes: readonly DiagramNode[], axis: 0 | 1): number {
  return Math.max(...nodes.map((node) => Math.ceil(node.at[axis]))) + 1;
}

/** The whole tracks that a whole or half place touches. */
function touches(at: number, track: number): boolean {
  return Math.floor(at) === track || Math.ceil(at) === track;
}

function widthNeeds(
  nodes: readonly DiagramNode[],
  outsets: readonly Outset[],
): number[] {
  return Array.from({length: trackCount(nodes, 0)}, (_, track) => {
    const boxes = nodes
      .filter((node) => touches(node.at[0], track))
      .map((node) => nodeSize(node).width);
    const labels = outsets
      .filter(({group}) => group.from[0] === track && group.to[0] === track)
      .map(({group}) => groupLabelWidth(group.label));
    return boxes.length === 0 ? 0 : Math.max(MIN_WIDTH, ...boxes, ...labels);
  });
}

/** Room that the label of an edge between neighbours in a row needs. */
function labelRoom(
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
  gap: number,
): number {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const rooms = edges.map(({from, to, label}) => {
    const [a, b] = [byId.get(from)!.at, byId.get(to)!.at];
    const left = Math.min(a[0], b[0]);
    const right = Math.max(a[0], b[0]);
    const passes = Math.floor(left) <= gap && Math.ceil(right) > gap;
    return label && a[1] === b[1] && right - left <= 1 && passes
      ? edgeLabelSize(label).width + LABEL_ROOM
      : 0;
  });
  return Math.max(0, ...rooms);
}

function gapsOf(
  count: number,
  outsets: readonly Outset[],
  axis: 0 | 1,
  least: (gap: number) => number,
): number[] {
  return Array.from({length: count - 1}, (_, gap) => {
    const behind = frameRoom(outsets, axis, gap).behind;
    const before = frameRoom(outsets, axis, gap + 1).before;
    return least(gap) + behind + before;
  });
}

/** Sizes the columns and rows so that texts, frames and edge labels fit. */
export function layGrid(
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
  outsets: readonly Outset[],
): Grid {
  const needs = widthNeeds(nodes, outsets);
  const gap = needs.length < 5 ? COLUMN_GAP : TIGHT_COLUMN_GAP;
  const columnGaps = gapsOf(needs.length, outsets, 0, (track) =>
    Math.max(gap, labelRoom(nodes, edges, track)),
  );
  const outside =
    frameRoom(outsets, 0, 0).before +
    frameRoom(outsets, 0, needs.length - 1).behind;
  const used = columnGaps.reduce((sum, gap) => sum + gap, outside);
  const filled = needs.filter((need) => need > 0);
  const shared = shareSize(filled, PAGE_WIDTH - used, BOX_WIDTH);
  const widths = needs.map((need) => (need > 0 ? shared.shift()! : 0));

  const height = Math.max(
    MIN_HEIGHT,
    ...nodes.map((node) => nodeSize(node).height),
  );
  const heights = Array.from({length: trackCount(nodes, 1)}, (_, track) =>
    nodes.some((node) => touches(node.at[1], track)) ? height : 0,
  );
  const rowGaps = gapsOf(heights.length, outsets, 1, () => ROW_GAP);
  return {
    columns: layTracks(widths, columnGaps),
    rows: layTracks(heights, rowGaps),
  };
}

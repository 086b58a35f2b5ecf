/** A place in the grid: column and row from 0, halves allowed. */
export type Cell = readonly [column: number, row: number];

/** Every kind of box, each with a shape of its own. */
export const NODE_KINDS = [
  'step',
  'data',
  'person',
  'decision',
  'outside',
] as const;

/** Kind of a box; its shape follows from it. */
export type NodeKind = (typeof NODE_KINDS)[number];

/** A box of the diagram. */
export type DiagramNode = {
  /** Name that edges refer to; unique in the diagram. */
  readonly id: string;
  /** Cell of the box, at most column 4. */
  readonly at: Cell;
  /** Text in the box; `\n` breaks it into at most two lines. */
  readonly label: string;
  /** Small line below the label; default none. */
  readonly note?: string;
  /** Kind of the box; default `step`. */
  readonly kind?: NodeKind;
  /** Page the box links to, beginning with `/docs/`; default none. */
  readonly href?: string;
};

/** An arrow between two boxes. */
export type DiagramEdge = {
  /** Id of the box the arrow leaves. */
  readonly from: string;
  /** Id of the box the arrow points to. */
  readonly to: string;
  /** At most two short words on the arrow; default none. */
  readonly label?: string;
  /** Whether the line is dashed; default false. */
  readonly dashed?: boolean;
  /** Whether both ends have an arrowhead; default false. */
  readonly both?: boolean;
};

/** A labelled frame around a range of cells. */
export type DiagramGroup = {
  /** Text at the top left of the frame. */
  readonly label: string;
  /** First cell of the range (top left). */
  readonly from: Cell;
  /** Last cell of the range (bottom right). */
  readonly to: Cell;
};

/** Props of a diagram: boxes on a grid, arrows and frames. */
export type DiagramProps = {
  /** Visible caption and accessible name. */
  readonly title: string;
  /** Text alternative in one to four sentences. */
  readonly description: string;
  /** Boxes, in reading order. */
  readonly nodes: readonly DiagramNode[];
  /** Arrows; default none. */
  readonly edges?: readonly DiagramEdge[];
  /** Frames, nested or apart; default none. */
  readonly groups?: readonly DiagramGroup[];
};

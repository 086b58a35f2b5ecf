import type {PortFamily} from '../record/types';

/** A line of a drawing that joins two ports, as written. */
export type WrittenConnection = {
  readonly from: string;
  readonly to: string;
  /** Line within the drawing, from 1. */
  readonly line: number;
};

/** An operator of a drawing, as written. */
export type WrittenOperator = {
  readonly name: string;
  /** Title or doc id of the operator. */
  readonly reference: string;
  readonly line: number;
  /** What its inner processes hold. */
  readonly inner: readonly {
    readonly name: string;
    readonly line: number;
    readonly scope: WrittenScope;
  }[];
};

/** Operators and connections on one level, as written. */
export type WrittenScope = {
  readonly operators: readonly WrittenOperator[];
  readonly connections: readonly WrittenConnection[];
};

/** A port that a connection ends at. */
export type DrawnPort = {readonly name: string; readonly family: PortFamily};

/** An operator to draw, with its connected ports. */
export type DrawnOperator = {
  readonly name: string;
  /** Doc id. */
  readonly id: string;
  /** Title of the operator where the drawing calls it something else. */
  readonly title?: string;
  /** File of its page, relative to the page with the drawing; absent: no page as yet. */
  readonly href?: string;
  readonly inputs: readonly DrawnPort[];
  readonly outputs: readonly DrawnPort[];
  readonly inner: readonly DrawnSubprocess[];
};

/** An inner process to draw, with its connected ports. */
export type DrawnSubprocess = DrawnScope & {readonly name: string};

/** An end of a connection: a port of an operator, or of the level itself. */
export type DrawnEnd = {
  /** Index of the operator within its level; absent: a port of the level. */
  readonly operator?: number;
  readonly port: string;
};

/** Operators and connections on one level. */
export type DrawnScope = {
  /** Ports of the level that its operators receive from. */
  readonly sources: readonly DrawnPort[];
  /** Ports of the level that its operators deliver to. */
  readonly sinks: readonly DrawnPort[];
  readonly operators: readonly DrawnOperator[];
  readonly connections: readonly {
    readonly from: DrawnEnd;
    readonly to: DrawnEnd;
  }[];
};

/** A drawing of a process. */
export type DrawnProcess = DrawnScope & {
  readonly title: string;
  /** Text of the drawing in the page, by which it is found there. */
  readonly source: string;
};

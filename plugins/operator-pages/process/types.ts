import type {PortFamily} from '../record/port';

/** A port that a connection ends at. */
export type ResolvedPort = {readonly name: string; readonly family: PortFamily};

/** An operator to draw, with its connected ports. */
export type ResolvedOperator = {
  readonly name: string;
  readonly id: string;
  /** Title of the operator where the process calls it something else. */
  readonly title?: string;
  /** File of its page, relative to the page with the process. */
  readonly href: string;
  readonly inputs: readonly ResolvedPort[];
  readonly outputs: readonly ResolvedPort[];
  readonly inner: readonly ResolvedSubprocess[];
};

/** An inner process to draw, with its connected ports. */
type ResolvedSubprocess = ResolvedScope & {readonly name: string};

/** An end of a connection: a port of an operator, or of the level itself. */
export type ResolvedEnd = {
  /** Index of the operator within its level; absent: a port of the level. */
  readonly operator?: number;
  readonly port: string;
};

/** Operators and connections on one level. */
export type ResolvedScope = {
  /** Ports of the level that its operators receive from. */
  readonly sources: readonly ResolvedPort[];
  /** Ports of the level that its operators deliver to. */
  readonly sinks: readonly ResolvedPort[];
  readonly operators: readonly ResolvedOperator[];
  readonly connections: readonly {
    readonly from: ResolvedEnd;
    readonly to: ResolvedEnd;
  }[];
};

export type ResolvedProcess = ResolvedScope & {
  readonly title: string;
  /** Text of the process in the page, by which it is found there. */
  readonly text: string;
};

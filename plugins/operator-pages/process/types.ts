import type {WorkflowOperator, WrittenSetting} from '../../shared/workflow';
import type {OperatorRecord} from '../record/fields';
import type {PortFamily} from '../record/port';

/** The part of a record that describes how an operator is used in a process. */
export type ProcessRecord = Pick<
  OperatorRecord,
  'inputs' | 'outputs' | 'parameters' | 'subprocesses'
> &
  Partial<Pick<OperatorRecord, 'live'>>;

/** An operator that a process can name. Without a record if that is invalid. */
export type KnownOperator = {
  /** Doc id. */
  readonly id: string;
  readonly title: string;
  readonly record?: ProcessRecord | undefined;
};

/** A port at an end of a connection. */
export type ResolvedPort = {readonly name: string; readonly family: PortFamily};

/** An operator to draw, with its connected ports. */
export type ResolvedOperator = {
  readonly name: string;
  readonly id: string;
  /**
   * Title of the operator. Absent if the process uses the title as the name.
   */
  readonly title?: string;
  /** File of its page, relative to the page with the process. */
  readonly href: string;
  readonly inputs: readonly ResolvedPort[];
  readonly outputs: readonly ResolvedPort[];
  /** Settings as written. Absent if the process has none for it. */
  readonly written?: readonly WrittenSetting[];
  /**
   * Values of written settings, and the defaults of other parameters. Absent on
   * pages without data.
   */
  readonly settings?: WorkflowOperator['settings'];
  /** Parameters and live example of its record. Absent on pages without data. */
  readonly record?: WorkflowOperator['record'];
  readonly inner: readonly ResolvedSubprocess[];
};

/** An inner process to draw, with its connected ports. */
type ResolvedSubprocess = ResolvedScope & {readonly name: string};

/** An end of a connection: a port of an operator or of the level itself. */
export type ResolvedEnd = {
  /** Index of the operator within its level. Absent for a port of the level. */
  readonly operator?: number;
  readonly port: string;
};

/** Resolved operators and connections of one level. */
export type ResolvedScope = {
  /** Ports of the level that send data to its operators. */
  readonly sources: readonly ResolvedPort[];
  /** Ports of the level that receive data from its operators. */
  readonly sinks: readonly ResolvedPort[];
  readonly operators: readonly ResolvedOperator[];
  readonly connections: readonly {
    readonly from: ResolvedEnd;
    readonly to: ResolvedEnd;
  }[];
};

export type ResolvedProcess = ResolvedScope & {
  readonly title: string;
  /** Text of the process on the page, which identifies it there. */
  readonly text: string;
};

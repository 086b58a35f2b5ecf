import type {Root, RootContent} from 'mdast';
import type {ExampleOperator} from './liveExamples';

/** A parameter value. A list is an array of text pairs. */
export type WorkflowSetting =
  string | number | boolean | readonly (readonly [string, string])[];

/** An end of a connection. Without an operator, it is a port of the level. */
type WorkflowEnd = {readonly operator?: number; readonly port: string};

/** An operator of a workflow, with the values of its parameters. */
export type WorkflowOperator = {
  readonly name: string;
  /** Doc id of its page. */
  readonly id: string;
  /** Title of its page. Absent if it is the name. */
  readonly title?: string;
  /** File of its page, relative to the page with the workflow. */
  readonly href: string;
  /** Connected output ports, in the order of the connections. */
  readonly outputs: readonly {readonly name: string}[];
  /** Written settings as texts, by parameter. Absent if there are none. */
  readonly written?: readonly WrittenSetting[];
  /** Written settings and defaults. Absent if no data is given. */
  readonly settings?: Readonly<Record<string, WorkflowSetting>>;
  /** Parameters of its record, and its live example. Absent if no data is given. */
  readonly record?: Pick<ExampleOperator, 'parameters' | 'live'>;
  readonly inner: readonly (WorkflowLevel & {readonly name: string})[];
};

/** A parameter with its written values, a list with one text for each line. */
export type WrittenSetting = {
  readonly name: string;
  readonly values: readonly string[];
};

/** Operators and connections of one level of a workflow. */
export type WorkflowLevel = {
  readonly operators: readonly WorkflowOperator[];
  readonly connections: readonly {
    readonly from: WorkflowEnd;
    readonly to: WorkflowEnd;
  }[];
};

/** Reports a problem on a line of a page's text. */
export type ReportProblem = (line: number, problem: string) => unknown;

/** The nodes that follow the drawing of a workflow. */
export type Following = {
  readonly nodes: readonly RootContent[];
  /**
   * Addresses that operators in the drawing link to, by their names. Default:
   * their pages.
   */
  readonly hrefs?: Readonly<Record<string, string>>;
};

/**
 * Returns the nodes that follow the drawing of a workflow.
 * @param line Line of its block in the page's text.
 */
export type WorkflowNodes = (
  workflow: WorkflowLevel & {readonly title: string},
  line: number,
) => Promise<Following>;

/**
 * Interface of the workflows that `operator-lab` runs on the pages of
 * `operator-pages`. Replaces the blocks of data of a page, and the list of
 * recipes, if it has them. Resolves to undefined if the page does not have data.
 * @param file Absolute path of the page.
 */
export type RunWorkflows = (
  tree: Root,
  file: string,
  report: ReportProblem,
) => Promise<WorkflowNodes | undefined>;

/** Language of the fenced blocks that contain the input of a workflow. */
export const DATA_BLOCK = 'data';

/** Matches text with a block of data. */
const DATA = /^ *(?:`{3,}|~{3,}) *data\b/m;

/** True if the workflows of a text run on data of the same text. */
export function hasData(content: string): boolean {
  return DATA.test(content);
}

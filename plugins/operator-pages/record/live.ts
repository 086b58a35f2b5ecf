import type {ColumnType, Setting} from '../run/types';

/** The table that an input of a live example starts with. */
export type LiveInput = {
  /** Which table of the section with the example, from 1. */
  readonly table: number;
  /** Its columns that are input; absent: all. */
  readonly columns?: readonly string[];
  /** Types of columns, where the cells do not tell. */
  readonly types: Readonly<Record<string, ColumnType>>;
  /** Roles of columns. */
  readonly roles: Readonly<Record<string, string>>;
};

/** What readers can try on the page itself. */
export type Live = {
  /** Parameters that readers can change, in this order. */
  readonly parameters: readonly string[];
  /** Lists whose entries have the options of another parameter. */
  readonly same_options: Readonly<Record<string, string>>;
  /** What the heading of the section with the tables begins with, at whose end the example stands; absent: that of the site. */
  readonly section?: string;
  /** Tables by input; absent: the first table of the example for the first input. */
  readonly inputs?: Readonly<Record<string, LiveInput>>;
  /** The output that is shown; absent: the first. */
  readonly output?: string;
  /** Settings of the example that differ from the defaults. */
  readonly settings: Readonly<Record<string, Setting>>;
};

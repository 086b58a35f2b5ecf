import type {Joi} from '@docusaurus/utils-validation';

/** A field that a page can write: one row of a table. */
export type Field<Value> = {
  readonly schema: Joi.Schema;
  /** What the field contains, for writers, in Markdown. */
  readonly about: string;
  /** Paths of its sentences in Markdown, with `*` for all names; '' for the field itself. */
  readonly sentences?: readonly string[];
  /** Paths of its texts that follow a colon. */
  readonly phrases?: readonly string[];
  /** Only the type of the value: no row sets it. */
  readonly type?: (value: Value) => void;
};

/** A row whose value has the type `Value`; with undefined if a record might not have it. */
export function field<Value>(row: Field<Value>): Field<Value> {
  return row;
}

type ValueOf<Row> = Row extends Field<infer Value> ? Value : never;

type Optional<Rows> = {
  [Name in keyof Rows]: undefined extends ValueOf<Rows[Name]> ? Name : never;
}[keyof Rows];

/** The object whose fields are the rows of a table. */
export type ValuesOf<Rows> = {
  readonly [Name in Exclude<keyof Rows, Optional<Rows>>]: ValueOf<Rows[Name]>;
} & {
  readonly [Name in Optional<Rows>]?: Exclude<ValueOf<Rows[Name]>, undefined>;
};

/** Schemas of the rows of a table by name. */
export function schemasOf<Rows extends Readonly<Record<string, Field<never>>>>(
  rows: Rows,
): {[Name in keyof Rows]: Joi.Schema} {
  return Object.fromEntries(
    Object.entries(rows).map(([name, {schema}]) => [name, schema]),
  ) as {[Name in keyof Rows]: Joi.Schema};
}

import {Joi} from '@docusaurus/utils-validation';

/** A text that is not empty. */
export const text = Joi.string().trim().min(1);

/** True or false, not as a text. */
export const flag = Joi.boolean().strict();

export const names = Joi.array().items(text).unique();

/** A list that a page can leave out. */
export function list(item: Joi.Schema): Joi.ArraySchema {
  return Joi.array().items(item).default([]);
}

export const scalar = Joi.alternatives(
  flag,
  Joi.number().strict(),
  Joi.string().allow(''),
).messages({
  'alternatives.types': '{{#label}} must be a text, number, or boolean',
});

/** Parameters and the values that they must have. */
export const conditionMap = Joi.object()
  .pattern(text, Joi.alternatives(scalar, Joi.array().items(scalar).min(1)))
  .min(1);

/** When something applies: words, or parameters and their values. */
export const condition = Joi.alternatives(
  text,
  conditionMap,
  Joi.array().items(conditionMap).min(2),
).messages({
  'alternatives.types':
    '{{#label}} must be a text, a map of parameters and values, or a list of such maps',
});

/** A field of an object: one row of a table, from which its schema and its type are made. */
type Row<Value> = {
  readonly schema: Joi.Schema;
  /** Only the type of the value: no row sets it. */
  readonly type?: (value: Value) => void;
};

/** A row whose value has the type `Value`; with undefined if an object might not have it. */
export function row<Value>(schema: Joi.Schema): Row<Value> {
  return {schema};
}

/** Rows that several tables have. */
export const TEXT = row<string>(text.required());
export const OPTIONAL_TEXT = row<string | undefined>(text);
export const OPTIONAL_FLAG = row<boolean | undefined>(flag);
export const TEXTS = row<readonly string[]>(list(text));

/** A field that a page can write. */
export type Field<Value> = Row<Value> & {
  /** Description of the field for writers, in Markdown. */
  readonly about: string;
  /** Paths of its sentences in Markdown, with `*` for all names; '' for the field itself. */
  readonly sentences?: readonly string[];
  /** Paths of its texts that follow a colon. */
  readonly phrases?: readonly string[];
};

/** A field whose value has the type `Value`; with undefined if a record might not have it. */
export function field<Value>(described: Field<Value>): Field<Value> {
  return described;
}

type ValueOf<Row> = Row extends {readonly type?: (value: infer Value) => void}
  ? Value
  : never;

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
export function schemasOf<Rows extends Readonly<Record<string, Row<never>>>>(
  rows: Rows,
): {[Name in keyof Rows]: Joi.Schema} {
  return Object.fromEntries(
    Object.entries(rows).map(([name, {schema}]) => [name, schema]),
  ) as {[Name in keyof Rows]: Joi.Schema};
}

/** The schema of an object whose fields are the rows of a table. */
export function objectOf(
  rows: Readonly<Record<string, Row<never>>>,
): Joi.ObjectSchema {
  return Joi.object(schemasOf(rows));
}

/** The schema of a map from names to values. */
export function mapOf(value: Joi.Schema): Joi.ObjectSchema {
  return Joi.object().pattern(text, value);
}

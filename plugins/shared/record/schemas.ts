import {Joi} from '@docusaurus/utils-validation';

/** Schema of a text that is not empty. */
export const text = Joi.string().trim().min(1);

/** Schema of a Boolean. The text 'true' is not valid. */
export const flag = Joi.boolean().strict();

export const names = Joi.array().items(text).unique();

/** Schema of an optional list. Default: an empty list. */
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

/** Schema of a map of parameters and their required values. */
export const conditionMap = Joi.object()
  .pattern(text, Joi.alternatives(scalar, Joi.array().items(scalar).min(1)))
  .min(1);

/**
 * Schema of a condition: words, a map of parameters and values, or a list of
 * such maps.
 */
export const condition = Joi.alternatives(
  text,
  conditionMap,
  Joi.array().items(conditionMap).min(2),
).messages({
  'alternatives.types':
    '{{#label}} must be a text, a map of parameters and values, or a list of such maps',
});

/**
 * A row of a table that defines the fields of an object, for both its schema
 * and its type.
 */
type Row<Value> = {
  readonly schema: Joi.Schema;
  /** Carries the type of the value. No row sets it. */
  readonly type?: (value: Value) => void;
};

/**
 * Creates a row whose value has the type `Value`. Include undefined if the
 * field is optional.
 */
export function row<Value>(schema: Joi.Schema): Row<Value> {
  return {schema};
}

/** Rows that several tables share. */
export const TEXT = row<string>(text.required());
export const OPTIONAL_TEXT = row<string | undefined>(text);
export const OPTIONAL_FLAG = row<boolean | undefined>(flag);
export const TEXTS = row<readonly string[]>(list(text));

/** A field that pages can set. */
export type Field<Value> = Row<Value> & {
  /** Description of the field for writers, in Markdown. */
  readonly about: string;
  /**
   * Paths of Markdown sentences in the field, with `*` for all names. '' is the
   * field itself.
   */
  readonly sentences?: readonly string[];
  /** Paths of texts in the field that follow a colon. */
  readonly phrases?: readonly string[];
};

/**
 * Creates a field whose value has the type `Value`. Include undefined if the
 * field is optional.
 */
export function field<Value>(described: Field<Value>): Field<Value> {
  return described;
}

type ValueOf<Row> = Row extends {readonly type?: (value: infer Value) => void}
  ? Value
  : never;

type Optional<Rows> = {
  [Name in keyof Rows]: undefined extends ValueOf<Rows[Name]> ? Name : never;
}[keyof Rows];

/** Type of an object whose fields are the rows of a table. */
export type ValuesOf<Rows> = {
  readonly [Name in Exclude<keyof Rows, Optional<Rows>>]: ValueOf<Rows[Name]>;
} & {
  readonly [Name in Optional<Rows>]?: Exclude<ValueOf<Rows[Name]>, undefined>;
};

/** Schemas of a table's rows, by field name. */
export function schemasOf<Rows extends Readonly<Record<string, Row<never>>>>(
  rows: Rows,
): {[Name in keyof Rows]: Joi.Schema} {
  return Object.fromEntries(
    Object.entries(rows).map(([name, {schema}]) => [name, schema]),
  ) as {[Name in keyof Rows]: Joi.Schema};
}

/** Schema of an object whose fields are the rows of a table. */
export function objectOf(
  rows: Readonly<Record<string, Row<never>>>,
): Joi.ObjectSchema {
  return Joi.object(schemasOf(rows));
}

/** Schema of a map from names to values. */
export function mapOf(value: Joi.Schema): Joi.ObjectSchema {
  return Joi.object().pattern(text, value);
}

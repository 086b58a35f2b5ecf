import type {Joi} from '@docusaurus/utils-validation';
import {parseDocument} from 'yaml';
import {sentences} from '../record/problem';

/** What a text says, or everything that is wrong with it. */
export type Parsed<Value> =
  | {readonly value: Value; readonly problems?: never}
  | {readonly value?: never; readonly problems: readonly string[]};

/** First line of an error, without the lines of the file that follow it. */
function firstLine(error: unknown): string {
  const [line = ''] = (error as Error).message.split('\n');
  return line.replace(/:$/, '');
}

/** Reads YAML against a schema. */
export function parseYaml<Value>(
  text: string,
  schema: Joi.Schema,
): Parsed<Value> {
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    return {problems: document.errors.map(firstLine)};
  }
  const written: unknown = document.toJS() ?? {};
  const checked = schema.validate(written, {abortEarly: false});
  return checked.error
    ? {problems: sentences(checked.error, written, '')}
    : {value: checked.value as Value};
}

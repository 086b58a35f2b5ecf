import Joi from 'joi';
import {isNode, LineCounter, parseDocument} from 'yaml';

/** A mistake in the block of a figure. */
export type Problem = {
  /** Line within the block, from 1. */
  readonly line: number;
  /** The field and the rule it breaks, without a final period. */
  readonly message: string;
};

/** Path of a value in a block: field names and list indexes. */
export type Place = readonly (string | number)[];

/** The parsed value of a block, or all its mistakes. */
export type Read<Value> =
  | {readonly value: Value; readonly problems?: never}
  | {readonly value?: never; readonly problems: readonly Problem[]};

/** Reports the mistakes that a schema cannot detect. */
export type Check<Value> = (
  value: Value,
  report: (place: Place, message: string) => void,
) => void;

/** Schema of a text that is not empty. */
export const words = Joi.string().trim();

/**
 * Parses a YAML block and validates it with a schema and, if it matches, with a
 * check.
 */
export function readYaml<Value>(
  source: string,
  schema: Joi.ObjectSchema<Value>,
  check: Check<Value>,
): Read<Value> {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, {lineCounter, prettyErrors: false});
  const lineAt = (offset = 0) => Math.max(1, lineCounter.linePos(offset).line);
  const lineOf = (place: Place): number => {
    const found = document.getIn(place, true);
    return place.length === 0 || isNode(found)
      ? lineAt(isNode(found) ? found.range?.[0] : 0)
      : lineOf(place.slice(0, -1));
  };
  const problems: Problem[] = document.errors.map(({pos, message}) => ({
    line: lineAt(pos[0]),
    message,
  }));
  if (problems.length > 0) {
    return {problems};
  }
  const written: unknown = document.toJS();
  const result: Joi.ValidationResult<Value> = schema
    .required()
    .label('the block')
    .validate(written, {abortEarly: false, convert: false});
  const report = (place: Place, message: string) =>
    problems.push({line: lineOf(place), message});
  if (result.error) {
    result.error.details.forEach(({path, message}) => report(path, message));
    return {problems};
  }
  check(result.value, report);
  return problems.length > 0 ? {problems} : {value: result.value};
}

import type {Joi} from '@docusaurus/utils-validation';

/** Name of a list entry: its `name`, `use`, or `id`. */
export function nameAt(value: unknown): string | undefined {
  const {name, use, id} = (value ?? {}) as Record<string, unknown>;
  const found = name ?? use ?? id;
  return typeof found === 'string' ? found : undefined;
}

/**
 * Readable field path: `parameters.3.default` becomes `parameters[3]
 * "method".default`, because list indexes are hard to count on a page.
 */
function fieldName(path: readonly (string | number)[], root: unknown): string {
  let value = root;
  return path.reduce<string>((field, part) => {
    value = (value as Record<string | number, unknown> | undefined)?.[part];
    if (typeof part !== 'number') {
      return field ? `${field}.${part}` : part;
    }
    const name = nameAt(value);
    return `${field}[${part}]${name === undefined ? '' : ` "${name}"`}`;
  }, '');
}

/**
 * Messages of a failed validation, each `FIELD RULE`, with fields relative to
 * `root`.
 */
export function sentences(
  error: Joi.ValidationError,
  root: unknown,
  prefix: string,
): string[] {
  return error.details.map(({path, message, context}) => {
    const field = fieldName(path, root);
    // The message of Joi starts with the label of the field.
    const rule = message.replace(`"${context?.label}"`, '').trim();
    const separator = field.startsWith('[') || !field || !prefix ? '' : '.';
    return `${prefix}${separator}${field} ${rule}`;
  });
}

/** Adds a prefix to each problem, for example the name of the field. */
export function prefixed(
  prefix: string,
  problems: readonly string[],
): string[] {
  return problems.map((problem) => `${prefix}${problem}`);
}

/**
 * Returns the problem in a list if `isWrong` is true, otherwise an empty list.
 */
export function problemIf(isWrong: boolean, problem: string): string[] {
  return isWrong ? [problem] : [];
}

/**
 * Combines the problems of a page into one message, with a line for each
 * problem.
 */
export function pageMessage(file: string, problems: readonly string[]): string {
  return problems.length === 1
    ? `${file}: ${problems[0]}`
    : `${file}:\n${prefixed('- ', problems).join('\n')}`;
}

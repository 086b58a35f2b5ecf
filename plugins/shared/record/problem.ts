import type {Joi} from '@docusaurus/utils-validation';

/** The name of an entry in a list: its `name`, `use`, or `id`. */
export function nameAt(value: unknown): string | undefined {
  const {name, use, id} = (value ?? {}) as Record<string, unknown>;
  const found = name ?? use ?? id;
  return typeof found === 'string' ? found : undefined;
}

/** `parameters.3.default` as `parameters[3] "method".default`: numbers are hard to count in a page. */
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

/** Sentences of a failed validation, `FIELD RULE` each, with fields named from `root`. */
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

/** Problems that start with a text, such as the field that they are about. */
export function prefixed(
  prefix: string,
  problems: readonly string[],
): string[] {
  return problems.map((problem) => `${prefix}${problem}`);
}

/** A problem, if something is wrong. */
export function problemIf(isWrong: boolean, problem: string): string[] {
  return isWrong ? [problem] : [];
}

/** One message on a page, with a line for each problem. */
export function pageMessage(file: string, problems: readonly string[]): string {
  return problems.length === 1
    ? `${file}: ${problems[0]}`
    : `${file}:\n${prefixed('- ', problems).join('\n')}`;
}

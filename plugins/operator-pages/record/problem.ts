import type {Joi} from '@docusaurus/utils-validation';

type Detail = Joi.ValidationErrorItem;

/** The name of an entry in a list: its `name`, `use`, or `id`. */
export function nameAt(value: unknown): string | undefined {
  const {name, use, id} = (value ?? {}) as Record<string, unknown>;
  const found = name ?? use ?? id;
  return typeof found === 'string' ? found : undefined;
}

/** `parameters.3.default` as `parameters[3] "method".default`: numbers are hard to count in a page. */
function fieldName(path: Detail['path'], root: unknown): string {
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

function rule({message, context}: Detail): string {
  const label = context?.label;
  return label !== undefined && message.startsWith(`"${label}"`)
    ? message.slice(label.length + 2).trim()
    : message;
}

/** Sentences of a failed validation, `FIELD RULE` each, with fields named from `root`. */
export function sentences(
  error: Joi.ValidationError,
  root: unknown,
  prefix: string,
): string[] {
  return error.details.map((detail) => {
    const field = fieldName(detail.path, root);
    const separator = field.startsWith('[') || !field || !prefix ? '' : '.';
    return `${prefix}${separator}${field} ${rule(detail)}`;
  });
}

import type {Parameter} from '../../record/parameter';
import {code, element, joinedText, joinLists, text} from '../nodes';
import type {Child} from '../nodes';
import {filled, phrase} from '../words';
import type {Words} from '../words';

/** Short words next to a name, with a space before them for readers without styles. */
export function badge(kind: string, ...children: Child[]): Child[] {
  return [
    text(' '),
    element(
      'span',
      {className: ['operator-badge', `operator-badge--${kind}`]},
      children,
    ),
  ];
}

function range({min, max}: Parameter, words: Words): Child[] {
  const bound =
    (min !== undefined && max !== undefined && 'parameters.range') ||
    (min !== undefined && 'parameters.min') ||
    (max !== undefined && 'parameters.max');
  return bound
    ? badge(
        'range',
        text(filled(words[bound], {min: min ?? '', max: max ?? ''})),
      )
    : [];
}

function typeName(parameter: Parameter, words: Words): string {
  const {columns, column_types} = parameter;
  const type = words[`type.${parameter.type}`];
  if (columns) {
    return filled(words['parameters.listOf'], {
      type,
      columns: joinedText(columns, words.and),
    });
  }
  return column_types ? `${joinedText(column_types, words.or)} ${type}` : type;
}

/** The value of a parameter that no one has set; absent or '': none. */
function defaultOf({default: value, default_text}: Parameter) {
  if (default_text !== undefined) {
    return text(default_text);
  }
  return value === undefined || value === '' ? undefined : code(String(value));
}

/** A parameter in a few words: type, default, range, and whether the reader has to set it. */
export function parameterBadges(parameter: Parameter, words: Words): Child[] {
  const value = defaultOf(parameter);
  return joinLists(
    badge('type', text(typeName(parameter, words))),
    value &&
      badge(
        'default',
        ...phrase(words['parameters.default'], {value: [value]}),
      ),
    range(parameter, words),
    parameter.required &&
      !value &&
      badge('required', text(words['parameters.required'])),
    parameter.deprecated &&
      badge('deprecated', text(words['parameters.deprecated'])),
  );
}

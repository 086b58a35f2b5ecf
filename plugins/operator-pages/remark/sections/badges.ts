import type {Parameter} from '../../record/types';
import {code, element, joinedText, text} from '../nodes';
import type {Child} from '../nodes';
import {filled, phrase} from '../words';
import type {Words} from '../words';

/** Short words beside a name, apart from each other by blanks for readers without styles. */
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

function range({min, max}: Parameter, words: Words): string | undefined {
  if (min !== undefined && max !== undefined) {
    return filled(words['parameters.range'], {min, max});
  }
  if (min !== undefined) {
    return filled(words['parameters.min'], {min});
  }
  return max === undefined ? undefined : filled(words['parameters.max'], {max});
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

/** Whether the parameter has a value without the reader's doing. */
function hasDefault({default: value, default_text}: Parameter): boolean {
  return default_text !== undefined || (value !== undefined && value !== '');
}

function defaultBadge(parameter: Parameter, words: Words): Child[] {
  const {default: value, default_text} = parameter;
  return hasDefault(parameter)
    ? badge(
        'default',
        ...phrase(words['parameters.default'], {
          value: [
            default_text === undefined
              ? code(String(value))
              : text(default_text),
          ],
        }),
      )
    : [];
}

/** What there is to know of a parameter in a few words: type, default, range, and whether the reader has to set it. */
export function parameterBadges(parameter: Parameter, words: Words): Child[] {
  const bounds = range(parameter, words);
  return [
    ...badge('type', text(typeName(parameter, words))),
    ...defaultBadge(parameter, words),
    ...(bounds ? badge('range', text(bounds)) : []),
    ...(parameter.required && !hasDefault(parameter)
      ? badge('required', text(words['parameters.required']))
      : []),
    ...(parameter.deprecated
      ? badge('deprecated', text(words['parameters.deprecated']))
      : []),
  ];
}

import type {Parameter} from '../../record/types';
import {code, element, text} from '../nodes';
import type {Child} from '../nodes';

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

function range({min, max}: Parameter): string | undefined {
  if (min !== undefined && max !== undefined) {
    return `${min} to ${max}`;
  }
  if (min !== undefined) {
    return `${min} or more`;
  }
  return max === undefined ? undefined : `${max} or less`;
}

function typeName({type, columns, column_types}: Parameter): string {
  if (columns) {
    return `${type} of ${columns.join(' and ')}`;
  }
  return column_types ? `${column_types.join(' or ')} ${type}` : type;
}

function defaultBadge({default: value, default_text}: Parameter): Child[] {
  if (default_text !== undefined) {
    return badge('default', text(`default ${default_text}`));
  }
  return value === undefined || value === ''
    ? []
    : badge('default', text('default '), code(String(value)));
}

/** What there is to know of a parameter in a few words: type, default, range, and whether it is required. */
export function parameterBadges(parameter: Parameter): Child[] {
  const bounds = range(parameter);
  return [
    ...badge('type', text(typeName(parameter))),
    ...defaultBadge(parameter),
    ...(bounds ? badge('range', text(bounds)) : []),
    ...(parameter.required ? badge('required', text('required')) : []),
    ...(parameter.deprecated ? badge('deprecated', text('deprecated')) : []),
  ];
}

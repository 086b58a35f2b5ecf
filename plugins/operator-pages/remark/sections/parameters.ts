import type {PhrasingContent} from 'mdast';
import type {Parameter} from '../../../shared/record/parameter';
import {typeOf} from '../../../shared/record/parameterTypes';
import {parameterAnchor, shownName} from '../../../shared/record/parameter';
import type {OperatorView} from '../../views/views';
import {component} from '../components';
import {
  badge,
  blocks,
  code,
  element,
  fold,
  inline,
  joined,
  joinedText,
  joinLists,
  linkTo,
  paragraph,
  phrase,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {conditionWords} from './condition';
import {groupsOf} from './parameterGroups';

function typeName({type, columns, column_types}: Parameter): string {
  if (columns) {
    return `${type} of ${joinedText(columns, 'and')}`;
  }
  return column_types ? `${joinedText(column_types, 'or')} ${type}` : type;
}

function rangeText({min, max}: Parameter): string | undefined {
  if (min !== undefined && max !== undefined) {
    return `${min} to ${max}`;
  }
  if (min !== undefined) {
    return `${min} or more`;
  }
  return max === undefined ? max : `${max} or less`;
}

/** Default value of a parameter. Undefined if it is absent or ''. */
function defaultOf({
  default: value = '',
  default_text,
}: Parameter): PhrasingContent | undefined {
  if (default_text !== undefined) {
    return text(default_text);
  }
  return value === '' ? undefined : code(String(value));
}

/** Badges of a parameter: type, default, range, and if it is required. */
function badges(parameter: Parameter): Child[] {
  const value = defaultOf(parameter);
  const range = rangeText(parameter);
  return joinLists(
    badge('type', text(typeName(parameter))),
    value && badge('default', ...phrase`default ${value}`),
    range !== undefined && badge('range', text(range)),
    parameter.required && !value && badge('required', text('required')),
    parameter.deprecated && badge('deprecated', text('deprecated')),
  );
}

/**
 * Options as a list with descriptions, or as one sentence if the names are
 * clear without descriptions.
 */
function optionList({type, options = {}}: Parameter): Child[] {
  const entries = Object.entries(options);
  if (entries.length === 0) {
    return [];
  }
  if (entries.every(([, meaning]) => meaning === '')) {
    const names = entries.map(([name]) => code(name));
    const start =
      typeOf(type).options === 'entry' ? 'Each entry is ' : 'One of ';
    return [paragraph(text(start), ...joined(names, 'or'), text('.'))];
  }
  return [
    element(
      'ul',
      {className: ['operator-options']},
      entries.map(([name, meaning]) =>
        element(
          'li',
          {},
          joinLists([code(name)], meaning && [text(': '), ...inline(meaning)]),
        ),
      ),
    ),
  ];
}

function entry(parameter: Parameter): Child[] {
  const {name, about, only_when, dynamic_options} = parameter;
  const condition =
    only_when && phrase`Only when ${conditionWords(only_when)}.`;
  return [
    component(
      'OperatorTerm',
      {id: parameterAnchor(name), name: shownName(name)},
      [code(shownName(name)), ...badges(parameter)],
    ),
    element(
      'dd',
      {},
      joinLists<Child>(
        condition && [
          element('p', {className: ['operator-condition']}, condition),
        ],
        about && blocks(about),
        optionList(parameter),
        dynamic_options && [
          paragraph(text('The options depend on the system.')),
        ],
      ),
    ),
  ];
}

/**
 * Section on parameters: visible ones first, then folds for measures, families,
 * and advanced ones.
 */
export function parametersSection({record, families}: OperatorView): Child[] {
  const {parameters, unrecorded, more_parameters} = record;
  const {basic, measures, families: inFamilies, advanced} = groupsOf(record);
  const list = (members: readonly Parameter[]): Child[] =>
    members.length === 0
      ? []
      : [
          element(
            'dl',
            {className: ['operator-parameters']},
            members.flatMap((parameter) => entry(parameter)),
          ),
        ];
  const folded = (
    title: string,
    members: readonly Parameter[],
    ...about: readonly Child[]
  ) => members.length > 0 && [fold(title, ...about, ...list(members))];
  const nothing = unrecorded.includes('parameters')
    ? 'The parameters of this operator are not described here.'
    : 'This operator has no parameters.';
  return joinLists<Child>(
    parameters.length === 0 && [paragraph(text(nothing))],
    list(basic),
    folded(`Measures to compute (${measures.length} parameters)`, measures),
    ...inFamilies.map(([name, members]) => {
      const {label, page} = families[name]!;
      return folded(
        `${label} (${members.length} parameters)`,
        members,
        ...(page
          ? [
              paragraph(
                ...phrase`What these parameters do together: ${linkTo(page)}.`,
              ),
            ]
          : []),
      );
    }),
    folded(`Advanced parameters (${advanced.length})`, advanced),
    more_parameters && [paragraph(text('There might be more parameters.'))],
  );
}

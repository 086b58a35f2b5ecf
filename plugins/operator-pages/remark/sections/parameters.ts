import type {PhrasingContent} from 'mdast';
import type {Parameter} from '../../../shared/record/parameter';
import {
  parameterAnchor,
  shownName,
  typeOf,
} from '../../../shared/record/parameter';
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
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {filled, phrase} from '../words';
import type {WordId, Words} from '../words';
import {conditionWords} from './condition';
import {groupsOf} from './parameterGroups';

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

function rangeText({min, max}: Parameter, words: Words): string | undefined {
  if (min !== undefined && max !== undefined) {
    return filled(words['parameters.range'], {min, max});
  }
  if (min !== undefined) {
    return filled(words['parameters.min'], {min});
  }
  return max === undefined ? max : filled(words['parameters.max'], {max});
}

/** The value of a parameter that no one has set; absent or '': none. */
function defaultOf({
  default: value = '',
  default_text,
}: Parameter): PhrasingContent | undefined {
  if (default_text !== undefined) {
    return text(default_text);
  }
  return value === '' ? undefined : code(String(value));
}

/** A parameter in a few words: type, default, range, and whether the reader has to set it. */
function badges(parameter: Parameter, words: Words): Child[] {
  const value = defaultOf(parameter);
  const range = rangeText(parameter, words);
  return joinLists(
    badge('type', text(typeName(parameter, words))),
    value &&
      badge(
        'default',
        ...phrase(words['parameters.default'], {value: [value]}),
      ),
    range !== undefined && badge('range', text(range)),
    parameter.required &&
      !value &&
      badge('required', text(words['parameters.required'])),
    parameter.deprecated &&
      badge('deprecated', text(words['parameters.deprecated'])),
  );
}

/** Options with a meaning as a list; names that are clear without one as a sentence. */
function optionList({type, options = {}}: Parameter, words: Words): Child[] {
  const entries = Object.entries(options);
  if (entries.length === 0) {
    return [];
  }
  if (entries.every(([, meaning]) => meaning === '')) {
    const names = entries.map(([name]) => code(name));
    const message =
      typeOf(type).options === 'entry'
        ? words['parameters.eachEntry']
        : words['parameters.oneOf'];
    return [paragraph(...phrase(message, {options: joined(names, words.or)}))];
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

function entry(parameter: Parameter, words: Words): Child[] {
  const {name, about, only_when, dynamic_options} = parameter;
  const condition =
    only_when &&
    phrase(words['condition.only'], {
      condition: conditionWords(only_when, words),
    });
  return [
    component(
      'OperatorTerm',
      {id: parameterAnchor(name), name: shownName(name)},
      [code(shownName(name)), ...badges(parameter, words)],
    ),
    element(
      'dd',
      {},
      joinLists<Child>(
        condition && [
          element('p', {className: ['operator-condition']}, condition),
        ],
        about && blocks(about),
        optionList(parameter, words),
        dynamic_options && [paragraph(text(words['parameters.dynamic']))],
      ),
    ),
  ];
}

/** Those at hand, then those that turn measures on and each family in a fold, then the advanced ones in a fold. */
export function parametersSection(
  {record, families}: OperatorView,
  words: Words,
): Child[] {
  const {parameters, unrecorded, more_parameters} = record;
  const {basic, measures, families: inFamilies, advanced} = groupsOf(record);
  const list = (members: readonly Parameter[]): Child[] =>
    members.length === 0
      ? []
      : [
          element(
            'dl',
            {className: ['operator-parameters']},
            members.flatMap((parameter) => entry(parameter, words)),
          ),
        ];
  const folded = (
    title: WordId,
    members: readonly Parameter[],
    label = '',
    about: readonly Child[] = [],
  ) =>
    members.length > 0 && [
      fold(
        filled(words[title], {label, count: members.length}),
        ...about,
        ...list(members),
      ),
    ];
  const nothing = unrecorded.includes('parameters') ? 'unknown' : 'none';
  return joinLists<Child>(
    parameters.length === 0 && [
      paragraph(text(words[`parameters.${nothing}`])),
    ],
    list(basic),
    folded('parameters.measures', measures),
    ...inFamilies.map(([name, members]) => {
      const {label, page} = families[name]!;
      const about = page && {page: [linkTo(page)]};
      return folded(
        'parameters.family',
        members,
        label,
        about
          ? [paragraph(...phrase(words['parameters.familyPage'], about))]
          : [],
      );
    }),
    folded('parameters.advanced', advanced),
    more_parameters && [paragraph(text(words['parameters.more']))],
  );
}

import type {BlockContent} from 'mdast';
import {shownName} from '../../record/shownName';
import type {
  OperatorRecord,
  Parameter,
  ParameterType,
} from '../../record/types';
import type {FamilyLink, FamilyLinks} from '../../views/views';
import {component} from '../jsx';
import {parameterAnchor} from '../names';
import {
  blocks,
  code,
  element,
  fold,
  heading,
  inline,
  joined,
  link,
  paragraph,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {filled, phrase} from '../words';
import type {Words} from '../words';
import {parameterBadges} from './badges';
import {conditionWords} from './condition';
import {groupsOf} from './parameterGroups';

/** Types that hold entries, each of which is chosen. */
const HOLD_ENTRIES: readonly ParameterType[] = ['list', 'enumeration'];

/** Options with a meaning as a list; names that say enough as a sentence. */
function optionList({type, options}: Parameter, words: Words): BlockContent[] {
  const entries = Object.entries(options ?? {});
  if (entries.length === 0) {
    return [];
  }
  if (entries.every(([, meaning]) => meaning === '')) {
    const names = entries.map(([name]) => code(name));
    const message = HOLD_ENTRIES.includes(type)
      ? words['parameters.eachEntry']
      : words['parameters.oneOf'];
    return [paragraph(...phrase(message, {options: joined(names, words.or)}))];
  }
  return [
    element(
      'ul',
      {className: ['operator-options']},
      entries.map(([name, meaning]) =>
        element('li', {}, [
          code(name),
          ...(meaning ? [text(': '), ...inline(meaning)] : []),
        ]),
      ),
    ),
  ];
}

function entry(parameter: Parameter, words: Words): Child[] {
  const {name, about, only_when, dynamic_options} = parameter;
  return [
    component(
      'OperatorTerm',
      {id: parameterAnchor(name), name: shownName(name)},
      [code(shownName(name)), ...parameterBadges(parameter, words)],
    ),
    element('dd', {}, [
      ...(only_when
        ? [
            element(
              'p',
              {className: ['operator-condition']},
              phrase(words['condition.only'], {
                condition: conditionWords(only_when, words),
              }),
            ),
          ]
        : []),
      ...(about ? blocks(about) : []),
      ...optionList(parameter, words),
      ...(dynamic_options
        ? [paragraph(text(words['parameters.dynamic']))]
        : []),
    ]),
  ];
}

function list(parameters: readonly Parameter[], words: Words): Child {
  return element(
    'dl',
    {className: ['operator-parameters']},
    parameters.flatMap((parameter) => entry(parameter, words)),
  );
}

/** A family as one line that opens, with a link to the page that describes it. */
function familyFold(
  {label, page}: FamilyLink,
  parameters: readonly Parameter[],
  words: Words,
): Child {
  return fold(
    filled(words['parameters.family'], {label, count: parameters.length}),
    ...(page
      ? [
          paragraph(
            ...phrase(words['parameters.familyPage'], {
              page: [link(page.href, page.title)],
            }),
          ),
        ]
      : []),
    list(parameters, words),
  );
}

/** The section on parameters: those at hand, then those that turn measures on and each family in a fold, then the advanced ones in a fold. */
export function parametersSection(
  record: OperatorRecord,
  families: FamilyLinks,
  words: Words,
): Child[] {
  const {parameters, unrecorded} = record;
  const none = unrecorded.includes('parameters')
    ? words['parameters.unknown']
    : words['parameters.none'];
  const groups = groupsOf(record);
  return [
    heading(2, words['section.parameters']),
    ...(parameters.length === 0 ? [paragraph(text(none))] : []),
    ...(groups.basic.length > 0 ? [list(groups.basic, words)] : []),
    ...(groups.measures.length > 0
      ? [
          fold(
            filled(words['parameters.measures'], {
              count: groups.measures.length,
            }),
            list(groups.measures, words),
          ),
        ]
      : []),
    ...groups.families.map(([name, members]) =>
      familyFold(families[name] ?? {label: name}, members, words),
    ),
    ...(groups.advanced.length > 0
      ? [
          fold(
            filled(words['parameters.advanced'], {
              count: groups.advanced.length,
            }),
            list(groups.advanced, words),
          ),
        ]
      : []),
  ];
}

import type {Parameter} from '../../record/parameter';
import {typeOf} from '../../record/parameterTypes';
import {shownName} from '../../record/shownName';
import type {OperatorView} from '../../views/views';
import {component} from '../jsx';
import {parameterAnchor} from '../names';
import {
  blocks,
  code,
  element,
  fold,
  inline,
  joined,
  joinLists,
  link,
  paragraph,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {filled, phrase} from '../words';
import type {WordId, Words} from '../words';
import {parameterBadges} from './badges';
import {conditionWords} from './condition';
import {groupsOf} from './parameterGroups';

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
      [code(shownName(name)), ...parameterBadges(parameter, words)],
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
  const groups = groupsOf(record);
  const list = (members: readonly Parameter[]): Child =>
    element(
      'dl',
      {className: ['operator-parameters']},
      members.flatMap((parameter) => entry(parameter, words)),
    );
  const folded = (title: WordId, members: readonly Parameter[], label = '') =>
    filled(words[title], {label, count: members.length});
  const nothing = unrecorded.includes('parameters') ? 'unknown' : 'none';
  return joinLists<Child>(
    parameters.length === 0 && [
      paragraph(text(words[`parameters.${nothing}`])),
    ],
    groups.basic.length > 0 && [list(groups.basic)],
    groups.measures.length > 0 && [
      fold(
        folded('parameters.measures', groups.measures),
        list(groups.measures),
      ),
    ],
    groups.families.map(([name, members]) => {
      const {label, page} = families[name] ?? {label: name};
      return fold(
        folded('parameters.family', members, label),
        ...joinLists<Child>(
          page && [
            paragraph(
              ...phrase(words['parameters.familyPage'], {
                page: [link(page.href, page.title)],
              }),
            ),
          ],
          [list(members)],
        ),
      );
    }),
    groups.advanced.length > 0 && [
      fold(
        folded('parameters.advanced', groups.advanced),
        list(groups.advanced),
      ),
    ],
    more_parameters && [paragraph(text(words['parameters.more']))],
  );
}

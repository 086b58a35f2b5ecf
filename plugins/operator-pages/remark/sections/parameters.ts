import type {BlockContent} from 'mdast';
import type {Parameter, ParameterType} from '../../record/types';
import {parameterAnchor, shownName} from '../names';
import {
  blocks,
  code,
  component,
  element,
  heading,
  inline,
  joined,
  paragraph,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {parameterBadges} from './badges';
import {conditionWords} from './condition';

/** Types that hold entries, each of which is chosen. */
const HOLD_ENTRIES: readonly ParameterType[] = ['list', 'enumeration'];

/** Options with a meaning as a list; names that say enough as a sentence. */
function optionList({type, options}: Parameter): BlockContent[] {
  const entries = Object.entries(options ?? {});
  if (entries.length === 0) {
    return [];
  }
  if (entries.every(([, meaning]) => meaning === '')) {
    const names = entries.map(([name]) => code(name));
    const start = HOLD_ENTRIES.includes(type) ? 'Each entry is ' : 'One of ';
    return [paragraph(text(start), ...joined(names, 'or'), text('.'))];
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

function entry(parameter: Parameter): Child[] {
  const {name, about, only_when, dynamic_options} = parameter;
  return [
    component(
      'OperatorTerm',
      {id: parameterAnchor(name), name: shownName(name)},
      [code(shownName(name)), ...parameterBadges(parameter)],
    ),
    element('dd', {}, [
      ...(only_when
        ? [
            element(
              'p',
              {className: ['operator-condition']},
              conditionWords(only_when),
            ),
          ]
        : []),
      ...(about ? blocks(about) : []),
      ...optionList(parameter),
      ...(dynamic_options
        ? [paragraph(text('The options depend on the system.'))]
        : []),
    ]),
  ];
}

function list(parameters: readonly Parameter[]): Child {
  return element(
    'dl',
    {className: ['operator-parameters']},
    parameters.flatMap(entry),
  );
}

/**
 * The section on parameters: those at hand, then the advanced ones in a fold;
 * `isKnown` tells whether none means that there are none.
 */
export function parametersSection(
  parameters: readonly Parameter[],
  isKnown: boolean,
): Child[] {
  const none = isKnown
    ? 'This operator has no parameters.'
    : 'The parameters of this operator are not described here.';
  const basic = parameters.filter(({advanced}) => !advanced);
  const advanced = parameters.filter((parameter) => parameter.advanced);
  return [
    heading(2, 'Parameters'),
    ...(parameters.length === 0 ? [paragraph(text(none))] : []),
    ...(basic.length > 0 ? [list(basic)] : []),
    ...(advanced.length > 0
      ? [
          component('OperatorFold', {}, [
            element('summary', {dataSearch: 'skip'}, [
              text(`Advanced parameters (${advanced.length})`),
            ]),
            list(advanced),
          ]),
        ]
      : []),
  ];
}

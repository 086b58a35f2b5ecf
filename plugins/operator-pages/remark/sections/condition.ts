import type {PhrasingContent} from 'mdast';
import type {Condition, ConditionMap, Scalar} from '../../record/types';
import {parameterAnchor, shownName} from '../names';
import {code, inline, joined, text} from '../nodes';

function nameOf(name: string): PhrasingContent {
  return {
    type: 'link',
    url: `#${parameterAnchor(name)}`,
    children: [{type: 'inlineCode', value: shownName(name)}],
  };
}

function clause([name, wanted]: [
  string,
  Scalar | readonly Scalar[],
]): PhrasingContent[] {
  const values = (Array.isArray(wanted) ? wanted : [wanted]) as Scalar[];
  if (name.startsWith('port ')) {
    return [
      text('the port '),
      code(name.slice('port '.length)),
      text(` is ${values.join(' or ')}`),
    ];
  }
  const [only] = values;
  if (values.length === 1 && typeof only === 'boolean') {
    return [nameOf(name), text(only ? ' is selected' : ' is not selected')];
  }
  return [
    nameOf(name),
    text(' is '),
    ...joined(
      values.map((value) => code(String(value))),
      'or',
    ),
  ];
}

function allOf(map: ConditionMap): PhrasingContent[] {
  return Object.entries(map).flatMap((entry, at) => [
    ...(at > 0 ? [text(' and ')] : []),
    ...clause(entry),
  ]);
}

/** A condition in words: `Only when METHOD is A or B and VIEW is selected.` */
export function conditionWords(condition: Condition): PhrasingContent[] {
  const maps = (
    Array.isArray(condition) ? condition : [condition]
  ) as ConditionMap[];
  const words =
    typeof condition === 'string'
      ? inline(condition)
      : maps.flatMap((map, at) => [
          ...(at > 0 ? [text(', or ')] : []),
          ...allOf(map),
        ]);
  return [text('Only when '), ...words, text('.')];
}

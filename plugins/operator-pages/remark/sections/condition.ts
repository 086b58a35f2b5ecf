import type {PhrasingContent} from 'mdast';
import {clausesOf, mapsOf} from '../../../shared/record/condition';
import type {Condition, Scalar} from '../../../shared/record/condition';
import {parameterAnchor, shownName} from '../../../shared/record/parameter';
import {code, inline, joined, phrase, separated, text} from '../nodes';

function clause([name, values]: [
  string,
  readonly Scalar[],
]): PhrasingContent[] {
  if (name.startsWith('port ')) {
    const port = code(name.slice('port '.length));
    const states = values.map((value) => text(String(value)));
    return phrase`the port ${port} is ${joined(states, 'or')}`;
  }
  const url = `#${parameterAnchor(name)}`;
  const parameter: PhrasingContent[] = [
    {type: 'link', url, children: [code(shownName(name))]},
  ];
  const [only] = values;
  if (values.length === 1 && typeof only === 'boolean') {
    return [...parameter, text(only ? ' is selected' : ' is not selected')];
  }
  const codes = values.map((value) => code(String(value)));
  return phrase`${parameter} is ${joined(codes, 'or')}`;
}

/** Writes a condition in words: `METHOD is A or B and VIEW is selected`. */
export function conditionWords(condition: Condition): PhrasingContent[] {
  if (typeof condition === 'string') {
    return inline(condition);
  }
  return separated(
    mapsOf(condition).map((map) =>
      separated(clausesOf(map).map(clause), ' and '),
    ),
    ', or ',
  );
}

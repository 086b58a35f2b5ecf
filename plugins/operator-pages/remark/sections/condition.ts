import type {PhrasingContent} from 'mdast';
import {clausesOf, mapsOf} from '../../../shared/record/condition';
import type {Condition, Scalar} from '../../../shared/record/condition';
import {parameterAnchor, shownName} from '../../../shared/record/parameter';
import {code, inline, joined, separated, text} from '../nodes';
import {phrase} from '../words';
import type {Words} from '../words';

function clause(
  [name, values]: [string, readonly Scalar[]],
  words: Words,
): PhrasingContent[] {
  if (name.startsWith('port ')) {
    const states = values.map((value) =>
      value === 'connected'
        ? words['condition.connected']
        : words['condition.notConnected'],
    );
    return phrase(words['condition.port'], {
      port: [code(name.slice('port '.length))],
      state: joined(states.map(text), words.or),
    });
  }
  const url = `#${parameterAnchor(name)}`;
  const parameter: PhrasingContent[] = [
    {type: 'link', url, children: [code(shownName(name))]},
  ];
  const [only] = values;
  if (values.length === 1 && typeof only === 'boolean') {
    return phrase(
      words[only ? 'condition.isSelected' : 'condition.isNotSelected'],
      {parameter},
    );
  }
  const codes = values.map((value) => code(String(value)));
  return phrase(words['condition.is'], {
    parameter,
    values: joined(codes, words.or),
  });
}

/** What has to hold, in words: `METHOD is A or B and VIEW is selected`. */
export function conditionWords(
  condition: Condition,
  words: Words,
): PhrasingContent[] {
  if (typeof condition === 'string') {
    return inline(condition);
  }
  return separated(
    mapsOf(condition).map((map) =>
      separated(
        clausesOf(map).map((entry) => clause(entry, words)),
        words['condition.and'],
      ),
    ),
    words['condition.or'],
  );
}

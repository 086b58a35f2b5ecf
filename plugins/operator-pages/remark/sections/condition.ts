import type {PhrasingContent} from 'mdast';
import {mapsOf} from '../../record/condition';
import {shownName} from '../../record/shownName';
import type {Condition, Scalar} from '../../record/condition';
import {parameterAnchor} from '../names';
import {code, inline, joined, separated, text} from '../nodes';
import {phrase} from '../words';
import type {Words} from '../words';

function nameOf(name: string): PhrasingContent {
  return {
    type: 'link',
    url: `#${parameterAnchor(name)}`,
    children: [{type: 'inlineCode', value: shownName(name)}],
  };
}

function clause(
  [name, wanted]: [string, Scalar | readonly Scalar[]],
  words: Words,
): PhrasingContent[] {
  const values = (Array.isArray(wanted) ? wanted : [wanted]) as Scalar[];
  if (name.startsWith('port ')) {
    return phrase(words['condition.port'], {
      port: [code(name.slice('port '.length))],
      state: joined(
        values.map((value) =>
          text(
            words[
              value === 'connected'
                ? 'condition.connected'
                : 'condition.notConnected'
            ],
          ),
        ),
        words.or,
      ),
    });
  }
  const parameter = [nameOf(name)];
  const [only] = values;
  if (values.length === 1 && typeof only === 'boolean') {
    return phrase(
      words[only ? 'condition.isSelected' : 'condition.isNotSelected'],
      {parameter},
    );
  }
  return phrase(words['condition.is'], {
    parameter,
    values: joined(
      values.map((value) => code(String(value))),
      words.or,
    ),
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
        Object.entries(map).map((entry) => clause(entry, words)),
        words['condition.and'],
      ),
    ),
    words['condition.or'],
  );
}

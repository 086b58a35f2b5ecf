import {BEHAVIOR_TOPICS} from '../../record/behavior';
import type {Change} from '../../record/fields';
import type {OperatorView} from '../../views/views';
import {
  bulletList,
  fold,
  inline,
  joinLists,
  strong,
  table,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {filled} from '../words';
import type {Words} from '../words';

function changesFold(changes: readonly Change[], words: Words): Child {
  return fold(
    filled(words['behavior.changes'], {count: changes.length}),
    ...bulletList(
      changes.map(({until, about}) => [
        strong(filled(words['behavior.upTo'], {version: until})),
        text(': '),
        ...inline(about),
      ]),
    ),
  );
}

function capitalized(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** What happens in the cases that readers ask about. */
export function behaviorSection(
  {record: {behavior, changes}}: OperatorView,
  words: Words,
): Child[] {
  const rows = [...behavior].sort(
    (one, other) =>
      BEHAVIOR_TOPICS.indexOf(one.topic) - BEHAVIOR_TOPICS.indexOf(other.topic),
  );
  return joinLists<Child>(
    rows.length > 0 && [
      table(
        'operator-behavior',
        [
          words['behavior.case'],
          words['behavior.result'],
          words['behavior.note'],
        ],
        rows.map(({topic, verdict, note}) => [
          [text(capitalized(words[`topic.${topic}`]))],
          [strong(words[`verdict.${verdict}`])],
          note ? inline(note) : [],
        ]),
      ),
    ],
    changes.length > 0 && [changesFold(changes, words)],
  );
}

import type {PhrasingContent} from 'mdast';
import {BEHAVIOR_TOPICS, saysSomething} from '../../record/behavior';
import type {BehaviorRow} from '../../record/behavior';
import type {Change} from '../../record/fields';
import type {OperatorView} from '../../views/views';
import {
  bulletList,
  fold,
  groupedTable,
  inline,
  joinLists,
  strong,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {filled} from '../words';
import type {Words} from '../words';

/** Rows that the page shows at once. */
const OPEN_ROWS = 10;

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

/** A group for each topic: its rows have the sentence, then the verdict. */
function behaviorTable(rows: readonly BehaviorRow[], words: Words): Child {
  const cells = ({verdict, note}: BehaviorRow): PhrasingContent[][] => [
    inline(note ?? words[`sentence.${verdict}`]),
    [strong(words[`verdict.${verdict}`])],
  ];
  const topics = [...new Set(rows.map(({topic}) => topic))];
  return groupedTable(
    'operator-behavior',
    [words['behavior.case'], words['behavior.note'], words['behavior.result']],
    topics.map((topic) => ({
      title: capitalized(words[`topic.${topic}`]),
      rows: rows.filter((row) => row.topic === topic).map(cells),
    })),
  );
}

/** What happens in the cases that readers ask about. */
export function behaviorSection(
  {record: {behavior, changes}}: OperatorView,
  words: Words,
): Child[] {
  const rows = behavior
    .filter(saysSomething)
    .sort(
      (one, other) =>
        BEHAVIOR_TOPICS.indexOf(one.topic) -
        BEHAVIOR_TOPICS.indexOf(other.topic),
    );
  const rest = rows.slice(OPEN_ROWS);
  return joinLists<Child>(
    rows.length > 0 && [behaviorTable(rows.slice(0, OPEN_ROWS), words)],
    rest.length > 0 && [
      fold(
        filled(words['behavior.more'], {count: rest.length}),
        behaviorTable(rest, words),
      ),
    ],
    changes.length > 0 && [changesFold(changes, words)],
  );
}

import {BEHAVIOR_TOPICS, saysSomething} from '../../record/behavior';
import type {BehaviorRow} from '../../record/behavior';
import {CAPABILITIES, CAPABILITY_NAMES} from '../../record/capabilities';
import type {Capability} from '../../record/capabilities';
import type {OperatorView} from '../../views/views';
import {
  bulletList,
  fold,
  inline,
  joinLists,
  paragraph,
  separated,
  strong,
  table,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {filled, phrase} from '../words';
import type {Words} from '../words';
import {conditionWords} from './condition';

/** The data that an operator accepts. */
export function capabilitiesSection(
  {record: {capabilities = {}, capability_notes}}: OperatorView,
  words: Words,
): Child[] {
  const cell = (row: string, has: boolean) => {
    const names = CAPABILITY_NAMES.filter(
      (name) =>
        CAPABILITIES[name].row === row &&
        name in capabilities &&
        Boolean(capabilities[name]) === has,
    );
    return separated(names.map(known), ', ');
  };
  const known = (name: Capability) => {
    const value = capabilities[name];
    const capability = [text(words[`capability.${name}`])];
    return typeof value === 'object'
      ? phrase(words['capabilities.when'], {
          capability,
          condition: conditionWords(value.when, words),
        })
      : capability;
  };
  const rows = (['columns', 'labels', 'others'] as const)
    .map((row) => [
      [text(words[`capabilities.${row}`])],
      cell(row, true),
      cell(row, false),
    ])
    .filter(([, yes, no]) => yes!.length + no!.length > 0);
  const head = [
    words['capabilities.aspect'],
    words['capabilities.yes'],
    words['capabilities.no'],
  ];
  return joinLists<Child>(
    rows.length > 0 && [table('operator-capabilities', head, {rows})],
    capability_notes.map((note) => paragraph(...inline(note))),
  );
}

/** Rows on behavior that the page shows at once. */
const OPEN_ROWS = 10;

function capitalized(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** A group for each topic: its rows have the sentence, then the verdict. */
function behaviorTable(rows: readonly BehaviorRow[], words: Words): Child {
  const topics = [...new Set(rows.map(({topic}) => topic))];
  return table(
    'operator-behavior',
    [words['behavior.case'], words['behavior.note'], words['behavior.result']],
    ...topics.map((topic) => ({
      title: capitalized(words[`topic.${topic}`]),
      rows: rows
        .filter((row) => row.topic === topic)
        .map(({verdict, note}) => [
          inline(note ?? words[`sentence.${verdict}`]),
          [strong(words[`verdict.${verdict}`])],
        ]),
    })),
  );
}

/** What happens in the cases that readers ask about. */
export function behaviorSection(
  {record: {behavior, changes}}: OperatorView,
  words: Words,
): Child[] {
  const rows = BEHAVIOR_TOPICS.flatMap((topic) =>
    behavior.filter((row) => row.topic === topic && saysSomething(row)),
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
    changes.length > 0 && [
      fold(
        filled(words['behavior.changes'], {count: changes.length}),
        ...bulletList(
          changes.map(({until, about}) => [
            strong(filled(words['behavior.upTo'], {version: until})),
            text(': '),
            ...inline(about),
          ]),
        ),
      ),
    ],
  );
}

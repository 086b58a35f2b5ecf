import {BEHAVIOR_TOPICS} from '../../record/behavior';
import type {BehaviorRow} from '../../record/behavior';
import type {Change} from '../../record/types';
import {bulletList, fold, heading, inline, strong, table, text} from '../nodes';
import type {Child} from '../nodes';
import {filled} from '../words';
import type {Words} from '../words';

function changesFold(changes: readonly Change[], words: Words): Child[] {
  return changes.length === 0
    ? []
    : [
        fold(
          filled(words['behavior.changes'], {count: changes.length}),
          bulletList(
            changes.map(({until, about}) => [
              strong(filled(words['behavior.upTo'], {version: until})),
              text(': '),
              ...inline(about),
            ]),
          ),
        ),
      ];
}

/** Upper case for the first letter of a cell. */
function capitalized(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** The section on what happens in the cases that readers ask about; none where nothing is known. */
export function behaviorSection(
  behavior: readonly BehaviorRow[],
  changes: readonly Change[],
  words: Words,
): Child[] {
  if (behavior.length + changes.length === 0) {
    return [];
  }
  const rows = [...behavior].sort(
    (one, other) =>
      BEHAVIOR_TOPICS.indexOf(one.topic) - BEHAVIOR_TOPICS.indexOf(other.topic),
  );
  return [
    heading(2, words['section.behavior']),
    ...(rows.length > 0
      ? [
          table(
            'operator-behavior',
            [
              [text(words['behavior.case'])],
              [text(words['behavior.result'])],
              [text(words['behavior.note'])],
            ],
            rows.map(({topic, verdict, note}) => [
              [text(capitalized(words[`topic.${topic}`]))],
              [strong(words[`verdict.${verdict}`])],
              note ? inline(note) : [],
            ]),
          ),
        ]
      : []),
    ...changesFold(changes, words),
  ];
}

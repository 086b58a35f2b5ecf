import {BEHAVIOR_TOPICS, saysSomething, verdictOf} from '../../record/behavior';
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
  phrase,
  separated,
  strong,
  table,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {conditionWords} from './condition';

/** Titles of the capability rows. */
const ROWS = {columns: 'Columns', labels: 'Label', others: 'Handles'};

/** Section on the data that an operator accepts. */
export function capabilitiesSection({
  record: {capabilities = {}, capability_notes},
}: OperatorView): Child[] {
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
    const {word} = CAPABILITIES[name];
    return typeof value === 'object'
      ? phrase`${text(word)} when ${conditionWords(value.when)}`
      : [text(word)];
  };
  const rows = Object.entries(ROWS)
    .map(([row, title]) => [[text(title)], cell(row, true), cell(row, false)])
    .filter(([, yes, no]) => yes!.length + no!.length > 0);
  return joinLists<Child>(
    rows.length > 0 && [
      table('operator-capabilities', ['Aspect', 'Yes', 'No'], {rows}),
    ],
    capability_notes.map((note) => paragraph(...inline(note))),
  );
}

/** Maximum number of behavior rows outside a fold. */
const OPEN_ROWS = 10;

function capitalized(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/**
 * Behavior table grouped by topic. Each row has the sentence, then the verdict.
 */
function behaviorTable(rows: readonly BehaviorRow[]): Child {
  const topics = [...new Set(rows.map(({topic}) => topic))];
  return table(
    'operator-behavior',
    ['Case', 'What happens', 'Result'],
    ...topics.map((topic) => ({
      title: capitalized(topic),
      rows: rows
        .filter((row) => row.topic === topic)
        .map(({verdict, note}) => [
          inline(note ?? verdictOf(verdict).sentence),
          [strong(verdictOf(verdict).mark ?? verdict)],
        ]),
    })),
  );
}

/** Section on an operator's behavior and its changes. */
export function behaviorSection({
  record: {behavior, changes},
}: OperatorView): Child[] {
  const rows = BEHAVIOR_TOPICS.flatMap((topic) =>
    behavior.filter((row) => row.topic === topic && saysSomething(row)),
  );
  const rest = rows.slice(OPEN_ROWS);
  return joinLists<Child>(
    rows.length > 0 && [behaviorTable(rows.slice(0, OPEN_ROWS))],
    rest.length > 0 && [
      fold(`More cases (${rest.length})`, behaviorTable(rest)),
    ],
    changes.length > 0 && [
      fold(
        `Changes for older workflows (${changes.length})`,
        ...bulletList(
          changes.map(({until, about}) => [
            strong(`Up to version ${until}`),
            text(': '),
            ...inline(about),
          ]),
        ),
      ),
    ],
  );
}

import {isDeepStrictEqual} from 'node:util';
import {describe, expect, it} from 'vitest';
import {
  behaviorFacts,
  readBehavior,
} from '../../.tools/operators/behavior/readBehavior.mjs';
import {RULES} from '../../.tools/operators/behavior/readData.mjs';
import {TOPIC_OF} from '../../.tools/operators/behavior/topics.mjs';
import {
  BEHAVIOR_TOPICS,
  VERDICTS,
} from '../../plugins/operator-pages/record/behavior';
import type {BehaviorRow} from '../../plugins/operator-pages/record/behavior';
import {readAllFacts} from './support/facts';
import {newPageOf} from './support/newPages';
import {mapInTurns} from './support/turns';

const known = readAllFacts().filter(({behavior}) => behavior);
const made = await mapInTurns(known, (fact) => ({
  fact,
  facts: behaviorFacts(fact),
  ...newPageOf(fact),
}));

describe('facts on behavior', () => {
  it('are all in the new page, as a row or as a comment', () => {
    expect(made).toHaveLength(427);
    const lost = made.flatMap(({id, fact, facts, record, text}) => {
      const comments = text
        .split('\n')
        .filter((line) => /^ *#/.test(line))
        .join('\n')
        .toLowerCase();
      return facts
        .filter(({key, fact: one}) => {
          const {rows} = readBehavior({...fact, behavior: {[key]: one}});
          const isRow =
            rows.length > 0 &&
            rows.every((row: BehaviorRow) =>
              record?.behavior.some((other) => isDeepStrictEqual(row, other)),
            );
          const plain = one.toLowerCase().replace(/[.;]$/, '');
          return !isRow && !comments.includes(plain);
        })
        .map(({key, fact: one}) => `${id}: ${key}: ${one}`);
    });
    expect(lost).toEqual([]);
  });

  it('make rows where a rule is certain, and rows come from nowhere else', () => {
    const facts = made.flatMap(({facts: all}) => all);
    const left = known.flatMap((fact) => readBehavior(fact).left);
    const read = facts.length - left.length;
    console.log(
      `${read} of ${facts.length} facts on behavior make rows; ${left.length} are comments.`,
    );
    expect(read).toBeGreaterThanOrEqual(1300);
    expect(
      readAllFacts()
        .filter(({behavior}) => !behavior)
        .flatMap((fact) => readBehavior(fact).rows),
    ).toEqual([]);
  });

  it('are read by rules that name topics and verdicts of the closed lists', () => {
    const topics = new Set<string>(BEHAVIOR_TOPICS);
    expect(
      RULES.filter(
        ({keys, topic, verdict}: (typeof RULES)[number]) =>
          !Object.hasOwn(VERDICTS, verdict) ||
          keys.some(
            (key: string) =>
              !topics.has(
                topic ?? (TOPIC_OF as Record<string, string>)[key] ?? '',
              ),
          ),
      ),
    ).toEqual([]);
  });

  it('fit every rule: one that no fact needs is taken out', () => {
    const clauses = made.flatMap(({facts: all}) =>
      all.flatMap(({key, fact}) =>
        [fact, ...fact.split('; ')].map((text) => ({key, text})),
      ),
    );
    expect(
      RULES.filter(
        ({keys, when}: (typeof RULES)[number]) =>
          !clauses.some(({key, text}) => keys.includes(key) && when.test(text)),
      ).map(({when}: (typeof RULES)[number]) => when.source),
    ).toEqual([]);
  });
});

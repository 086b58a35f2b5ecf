import {expect, it} from 'vitest';
import {sampleTable} from '@support/sampleData';
import {exampleTables} from '@support/exampleTables';

const [counts = []] = exampleTables(import.meta);

it('counts each ticket once, and those without a topic as well', () => {
  const valuesOf = (column: string) =>
    sampleTable('support-tickets.csv').find(({name}) => name === column)
      ?.values ?? [];
  const topics = valuesOf('topic');
  const topicOf = new Map(
    valuesOf('ticket_id').map((id, at) => [id, String(topics[at] ?? '?')]),
  );
  expect(topicOf.size).toBe(400);
  expect(
    counts.map(({topic}) => [
      topic,
      [...topicOf.values()].filter((one) => one === topic).length,
    ]),
  ).toEqual(counts.map(({topic, tickets}) => [topic, tickets]));
});

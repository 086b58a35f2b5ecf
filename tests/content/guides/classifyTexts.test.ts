import {describe, expect, it} from 'vitest';
import {run as bayes} from '../../../plugins/operator-lab/operators/modeling/predictive/bayesian/naive_bayes';
import {run as stemmed} from '../../../plugins/operator-lab/operators/extensions/Text_Processing/stemming/stem_porter';
import {run as tokenized} from '../../../plugins/operator-lab/operators/extensions/Text_Processing/tokenization/tokenize';
import {run as inCase} from '../../../plugins/operator-lab/operators/extensions/Text_Processing/transformation/transform_cases';
import type {Table} from '../../../plugins/operator-lab/operators/_shared/types';
import {exampleTables, numbers} from '../support/exampleTables';
import {columnOf} from '../support/rows';
import {sampleTable} from '../support/sampleData';
import {tokensOf} from '../support/ticketTexts';

const TEST_TICKETS = 99;
const TOPICS = ['billing', 'outage', 'contract', 'device'];

const file = sampleTable('support-tickets.csv');
const cells = (name: string) => columnOf(file, name).values;

/** Different tickets with a text and a topic, in the order of the file. */
const tickets = cells('ticket_id').flatMap((id, row) => {
  const [topic, text] = [cells('topic')[row], cells('text')[row]];
  return cells('ticket_id').indexOf(id) === row && topic && text
    ? [{topic: String(topic), text: String(text)}]
    : [];
});

const words = tickets.map(
  ({text}) =>
    new Set(tokensOf(stemmed, tokensOf(inCase, tokensOf(tokenized, [text])))),
);

const border = tickets.length - TEST_TICKETS;
const test = tickets.slice(border);

/** A table with a column for each word: 1 if the ticket contains it. */
function vectors(from: number, to: number, known: readonly string[]): Table {
  return [
    {
      name: 'topic',
      type: 'nominal',
      role: 'label',
      values: tickets.slice(from, to).map(({topic}) => topic),
      knownValues: TOPICS,
    },
    ...known.map((name) => ({
      name,
      type: 'real' as const,
      values: words.slice(from, to).map((own) => (own.has(name) ? 1 : 0)),
    })),
  ];
}

/** Topics of the test tickets, from a model of the first tickets. */
function predicted(size: number) {
  const known = [...new Set(words.slice(0, size).flatMap((own) => [...own]))];
  const {applied} = bayes(
    {
      'training set': vectors(0, size, known),
      'new data': vectors(border, tickets.length, known),
    },
    {},
  );
  return {
    count: known.length,
    topics: columnOf(applied!, 'prediction(topic)').values,
  };
}

const rightOf = (topics: readonly unknown[]) =>
  test.filter(({topic}, at) => topic === topics[at]).length;

describe('the topics of tickets', () => {
  const [list = [], ways] = exampleTables(
    'workflow/classify-texts',
    'Worked example: 375 tickets, four topics',
  );

  it('are divided into training and test', () => {
    expect(tickets).toHaveLength(375);
    const count = (name: string) =>
      test.filter(({topic}) => topic === name).length;
    expect(TOPICS.map(count)).toEqual([33, 34, 16, 16]);
  });

  it('follow from the keywords of the page', () => {
    const rules = list.map(({words: own, topic}) => ({
      topic,
      words: String(own).split(', '),
    }));
    const topics = test.map(
      ({text}) =>
        rules.find((rule) =>
          rule.words.some((word) => text.toLowerCase().includes(word)),
        )?.topic,
    );
    expect(rules.flatMap((rule) => rule.words)).toHaveLength(11);
    expect(rightOf(topics)).toBe(numbers(ways, 'Right of 99')[0]);
  });

  it('are learned from few tickets', () => {
    const runs = numbers(ways, 'Training tickets').slice(1).map(predicted);
    expect(numbers(ways, 'Words').slice(1)).toEqual(
      runs.map(({count}) => count),
    );
    expect(numbers(ways, 'Right of 99').slice(1)).toEqual(
      runs.map(({topics}) => rightOf(topics)),
    );
    const wrong = test.filter(
      ({topic}, at) => topic === 'contract' && runs[1]?.topics[at] !== topic,
    );
    expect(wrong).toHaveLength(11);
    const among = (size: number, name: string) =>
      tickets.slice(0, size).filter(({topic}) => topic === name).length;
    expect([
      among(20, 'contract'),
      among(20, 'billing'),
      among(40, 'contract'),
    ]).toEqual([2, 10, 8]);
  });
});

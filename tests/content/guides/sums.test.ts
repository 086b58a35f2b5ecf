import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sum} from '../../../plugins/operator-lab/operators/_shared/numbers/averages';
import {ROOT} from '../../support/sites';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../support/exampleTables';
import {readPage} from '../support/page';
import {columnOf, height, rowsWhere} from '../support/rows';
import {sampleTable} from '../support/sampleData';
import {textOfPage} from '../support/claims';
import {codeOf} from '../support/titledCode';

describe('the guide on autoscaling', () => {
  const [replicas] = exampleTables(
    'deploy/autoscaling',
    'Work out the numbers',
  );

  it('multiplies the limits of a copy by the copies', () => {
    const copies = [1, Math.ceil(45 / 10), Math.ceil(45 / 10) + 1];
    expect(numbers(replicas, 'Replicas')).toEqual(copies);
    expect(numbers(replicas, 'vCPU')).toEqual(copies);
    expect(numbers(replicas, 'Memory in GiB')).toEqual(
      copies.map((n) => 2 * n),
    );
    expect(45 / 4).toBe(11.25);
  });
});

describe('the guide on large language models', () => {
  const [memory] = exampleTables(
    'deploy/large-language-model',
    'Choose a model and estimate its memory',
  );

  it('multiplies parameters by bytes', () => {
    const billions = column(memory, 'Parameters').map((text) =>
      parseInt(String(text)),
    );
    const gigabytes = (heading: string) =>
      column(memory, heading).map((text) => parseFloat(String(text)));
    expect(gigabytes('16 bit (2 bytes)')).toEqual(billions.map((n) => 2 * n));
    expect(gigabytes('8 bit (1 byte)')).toEqual(billions);
    expect(gigabytes('4 bit (0.5 bytes)')).toEqual(billions.map((n) => n / 2));
    expect(rounded(8 * 1.3, 1)).toBe(10.4);
    expect([4000 * 0.5, Math.round((4000 * 0.5) / 60)]).toEqual([2000, 33]);
  });
});

describe('the guide on the model registry', () => {
  const [measures] = exampleTables(
    'MLOps/model-registry',
    '6. Compare the next version',
  );
  const leaving = 600;

  it.each(['Version 1', 'Version 2'])(
    'computes precision and recall of %s',
    (version) => {
      const [marked = 0, left = 0, precision, recall] = numbers(
        measures,
        version,
      );
      expect(precision).toBe(rounded(left / marked, 2));
      expect(recall).toBe(rounded(left / leaving, 2));
    },
  );

  it('counts the customers that a version gains', () => {
    const [first, second] = ['Version 1', 'Version 2'].map((it) =>
      numbers(measures, it),
    );
    expect((second?.[1] ?? 0) - (first?.[1] ?? 0)).toBe(36);
    expect((first?.[0] ?? 0) - (second?.[0] ?? 0)).toBe(40);
  });
});

describe('the guide on Model Ops', () => {
  it.each(['MLOps/model-ops', 'MLOps/model-registry'])(
    'sets the mode in %s to options of Monitor Drift',
    (id) => {
      const file = 'docs/operators/utility/monitoring/drift_monitor.mdx';
      const {frontMatter} = readPage(ROOT, file);
      const {parameters} = frontMatter.operator as {
        parameters: {name: string; options?: string[]}[];
      };
      const options = parameters.find(({name}) => name === 'mode')?.options;
      const {text} = readPage(ROOT, `docs/${id}.mdx`);
      const set = [
        ...text.matchAll(
          /`mode`(?: of \*\*Monitor Drift\*\*)? to (`?[a-z ]+`?)(?=[.,])/g,
        ),
      ].map(([, value]) => value);
      expect(set.sort()).toEqual(
        [...(options ?? [])].map((option) => `\`${option}\``).sort(),
      );
    },
  );

  it('computes the population stability index', () => {
    const [shares] = exampleTables(
      'MLOps/model-ops',
      'What a drift value means',
    );
    const [before, after] = ['Training share (b)', 'Week 8 share (c)'].map(
      (it) => numbers(shares, it).slice(0, 3),
    );
    const terms = (before ?? []).map((b, at) => {
      const c = after?.[at] ?? 0;
      return (c - b) * Math.log(c / b);
    });
    expect(numbers(shares, '(c - b) × ln(c / b)')).toEqual(
      [...terms, sum(terms)].map((term) => rounded(term)),
    );
    expect(
      [sum(before ?? []), sum(after ?? [])].map((share) => rounded(share)),
    ).toEqual([1, 1]);
  });
});

describe('the guides on generative AI', () => {
  it('counts the tickets to sort', () => {
    const tickets = sampleTable('support-tickets.csv');
    const ids = columnOf(tickets, 'ticket_id').values;
    const once = rowsWhere(
      tickets,
      (row) => ids.indexOf(ids[row] ?? null) === row,
    );
    const has = (name: string, row: number) =>
      columnOf(once, name).values[row] !== null;
    const counted = (holds: (row: number) => boolean) =>
      height(rowsWhere(once, holds));
    expect([height(once), height(tickets) - height(once)]).toEqual([400, 3]);
    expect(counted((row) => !has('topic', row))).toBe(22);
    expect(counted((row) => !has('text', row))).toBe(4);
    expect(counted((row) => has('topic', row) && has('text', row))).toBe(375);
    expect(counted((row) => !has('topic', row) && has('text', row))).toBe(21);
    expect(375 * 0.8).toBe(300);
    const text = textOfPage('generative-ai/operators');
    expect(text).toContain('all 375 tickets with a text and a known topic');
    expect(text).toContain('the 21 tickets with a text and without a topic');
  });

  it('multiplies tickets by tokens', () => {
    const totals = codeOf('generative-ai/capabilities', 'tokens')
      .split('\n')
      .map(
        (line) =>
          line
            .match(/[\d,]{2,}/g)
            ?.map((it) => Number(it.replaceAll(',', ''))) ?? [],
      );
    expect(totals).toEqual([
      [4000, 250, 4000 * 250],
      [4000, 10, 4000 * 10],
    ]);
    expect(36 / 40).toBe(0.9);
  });

  it('tells the same story of 4,000 tickets', () => {
    const [connection, capabilities, deployment] = [
      'data/connect/llm',
      'generative-ai/capabilities',
      'deploy/large-language-model',
    ].map(textOfPage);
    expect(connection).toContain('4,000 support tickets a month');
    expect(capabilities).toContain('4,000 tickets a month');
    expect(deployment).toContain('4,000 tickets a month');
    expect(capabilities).toContain('about 250 tokens and an answer about 10');
    expect(
      exampleTables('data/connect/llm', 'Worked example: sort 4,000 tickets')
        .flat()
        .filter(({Part: part}) => part === 'Prompt' || part === 'Answer')
        .map((row) => row['For one ticket']),
    ).toEqual(['250 tokens', '10 tokens']);
  });

  it('averages the grades of a judge', () => {
    const [grades] = exampleTables(
      'generative-ai/evaluate-an-llm',
      'Worked example: a weekly check',
    );
    const counts = [1, 2, 3, 4, 5].map((grade) => Number(grades?.[0]?.[grade]));
    expect(sum(counts)).toBe(200);
    expect(((counts[3] ?? 0) + (counts[4] ?? 0)) / 200).toBe(0.87);
    expect(sum(counts.slice(0, 3))).toBe(26);
    expect(rounded(sum(counts.map((n, at) => n * (at + 1))) / 200, 2)).toBe(
      4.36,
    );
  });

  it('reads agreement and recall from the matrix of a judge', () => {
    const page = readFileSync(
      path.join(ROOT, 'docs/generative-ai/evaluate-an-llm.mdx'),
      'utf8',
    );
    const [pp = 0, pf = 0, fp = 0, ff = 0] =
      /counts:\s+- \[(\d+), (\d+)\]\s+- \[(\d+), (\d+)\]/
        .exec(page)
        ?.slice(1)
        .map(Number) ?? [];
    expect([pp + pf + fp + ff, pp + ff]).toEqual([100, 91]);
    expect([pf + ff, ff, rounded(ff / (pf + ff), 2)]).toEqual([18, 13, 0.72]);
  });

  it('turns counts of right answers into shares', () => {
    expect([27 / 30, rounded(28 / 30, 2), 17 / 20]).toEqual([0.9, 0.93, 0.85]);
    expect([29, 35, 36].map((right) => right / 40)).toEqual([
      0.725, 0.875, 0.9,
    ]);
    expect([1 + (120_000 - 1000) / 850, (5 * 1000) / 4]).toEqual([141, 1250]);
  });
});

import {describe, expect, it} from 'vitest';
import {TIERS} from '../../plugins/operator-pages/record/fields';
import type {
  OperatorRecord,
  Tier,
} from '../../plugins/operator-pages/record/fields';
import {DEMANDS, proseWords, tierProblems} from './checks/operatorTier';
import {recordOf} from './support/operators';
import {parsePage} from './support/page';

const WRITTEN = {kind: 'preparation', inputs: [], outputs: [], parameters: []};

function record(fields: object): OperatorRecord {
  const page = {
    ...parsePage('docs/operators/x.mdx', ''),
    frontMatter: {operator: {...WRITTEN, ...fields}},
  };
  const {record: parsed, problems} = recordOf(page);
  if (!parsed) {
    throw new Error(problems.join('\n'));
  }
  return parsed;
}

function problems(tier: Tier, text: string, fields: object = {}): string[] {
  return tierProblems(
    parsePage('docs/operators/x.mdx', text),
    record({tier, ...fields}),
  );
}

const words = (count: number) => `${'word '.repeat(count).trim()}\n\n`;
const TABLE = '| a |\n| --- |\n| 1 |\n\n';
const DRAWING = '```process title="T"\nRetrieve\n```\n\n';
const BOTH = (rest: string) =>
  `## Description\n\nText.\n\n## Example\n\n${rest}`;

describe('tierProblems', () => {
  it.each([
    ['A', words(450) + BOTH(TABLE + DRAWING)],
    ['B', words(250) + BOTH(TABLE)],
    ['C', `${words(120)}## Description\n\n${DRAWING}`],
    ['D', `${words(50)}See [the family](./index.mdx).\n`],
    ['E', words(60)],
  ] as const)(
    'takes a page of tier %s that has what it needs',
    (tier, text) => {
      expect(problems(tier, text)).toEqual([]);
    },
  );

  it.each([
    [
      'A',
      words(450) + BOTH(TABLE),
      'has not a process drawing, as tier A asks',
    ],
    [
      'A',
      words(250) + BOTH(TABLE + DRAWING),
      'has 251 words of prose; 400 to 700 fit tier A',
    ],
    [
      'B',
      `${words(250)}## Description\n\n${TABLE}`,
      'has the sections Description; write Description, Example, and what else there is below them',
    ],
    [
      'C',
      `${words(120)}## Description\n`,
      'has not a process drawing, or settings as a table or code, as tier C asks',
    ],
    [
      'D',
      words(50),
      'has not a link to the page of its family, as tier D asks',
    ],
    ['E', words(120), 'has 120 words of prose; 40 to 80 fit tier E'],
    [
      'D',
      `${words(50)}[x](./x.mdx)\n\n## More\n`,
      'has the sections More; write paragraphs, and what else there is below them',
    ],
  ] as const)(
    'rejects a page of tier %s that lacks it',
    (tier, text, message) => {
      expect(problems(tier, text)).toEqual([message]);
    },
  );

  it('asks a deprecated operator for its old and new parameters', () => {
    const fields = {
      deprecated: {successor: 'operators/scoring/apply_model'},
      parameters: [{name: 'p', type: 'string'}],
    };
    expect(problems('E', words(60), fields)).toEqual([
      'has no table of old and new parameters: write `| Old parameter | New |`',
    ]);
    expect(problems('E', words(60) + TABLE, fields)).toEqual([]);
  });

  it('asks for a tier', () => {
    expect(
      tierProblems(parsePage('docs/operators/x.mdx', ''), record({})),
    ).toEqual([
      'operator.tier is required: say how much there is to say, A to E',
    ]);
  });

  it('knows the demands of every tier, with less to say from A to E', () => {
    const most = TIERS.map((tier) => DEMANDS[tier].words[1]);
    expect(most).toEqual([...most].sort((a, b) => b - a));
  });
});

describe('proseWords', () => {
  it('counts no tables, headings, or code', () => {
    expect(
      proseWords(
        parsePage('docs/x.mdx', `## Head\n\nTwo words.\n\n${TABLE}${DRAWING}`),
      ),
    ).toBe(2);
  });

  it('counts traps, which were prose before', () => {
    const page = parsePage(
      'docs/x.mdx',
      '---\noperator: {traps: [Trim keys first.]}\n---\n\nTwo words.\n',
    );
    expect(proseWords(page)).toBe(5);
  });
});

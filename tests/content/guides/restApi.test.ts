import {describe, expect, it} from 'vitest';
import {churnRound} from '../support/churnRound';
import {codeBlocks} from '../support/guideCode';
import {columnOf, rowsWhere} from '../support/rows';
import {codeOf} from '../support/titledCode';

const PAGE = 'deploy/rest-api';

type JsonColumn = {
  name: string;
  index: number;
  type: string;
  data: (number | string | null)[];
};
type Body = {table: {height: number; width: number; columns: JsonColumn[]}};

const {table} = JSON.parse(codeOf(PAGE, 'customers.json')) as Body;
const {scores} = churnRound();
const ids = table.columns[0]?.data ?? [];
/** The workflow's results for the customers of the request. */
const returned = rowsWhere(scores, (row) =>
  ids.includes((columnOf(scores, 'customer_id').values[row] as string) ?? ''),
);

/** Columns in the page's JSON format, with shares rounded to three decimals. */
function asJson(from: number, to?: number): JsonColumn[] {
  return returned.slice(from, to).map(({name, type, values}, at) => ({
    name,
    index: from + at,
    type: type === 'nominal' ? 'Nominal' : 'Real',
    data: values.map((value) =>
      typeof value === 'number' ? Number(value.toFixed(3)) : (value as string),
    ),
  }));
}

describe('the guide on REST APIs', () => {
  it.each([PAGE, 'MLOps/deployment-health'])(
    'sends no variable that the workflow of %s lacks',
    (page) => {
      const code = ['bash', 'python', 'javascript'].flatMap((language) =>
        codeBlocks(page, language),
      );
      expect(code.join('\n')).toContain('https://churn.example.com/score');
      expect(code.join('\n')).not.toMatch(/\/score\?|params|searchParams/);
    },
  );

  it('sends customers of the sample data', () => {
    expect(table).toEqual({height: 2, width: 7, columns: asJson(0, 7)});
  });

  it('shows the columns that the model of the tutorial adds', () => {
    expect(JSON.parse(codeOf(PAGE, 'end of the answer'))).toEqual(asJson(7));
  });
});

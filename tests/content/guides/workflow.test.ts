import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../support/sites';
import {churnRound} from '../support/churnRound';
import {column, exampleTables, numbers} from '../support/exampleTables';
import {codeBlocks, HAS_PYTHON, output, runPython} from '../support/guideCode';
import {readPages} from '../support/page';
import {columnOf, height} from '../support/rows';
import {sampleTable} from '../support/sampleData';
import {textOfPage} from '../support/claims';

/** Number of distinct rows of a sample data file. */
function distinct(name: string): number {
  const table = sampleTable(name);
  return new Set(
    Array.from({length: height(table)}, (_, row) =>
      JSON.stringify(table.map(({values}) => values[row])),
    ),
  ).size;
}

describe('the worked example of the Workflow Designer', () => {
  it('has the rows of the sample data', () => {
    const [table] = exampleTables(
      'workflow/index',
      'Worked example: train and apply a churn model',
    );
    const all = height(sampleTable('churn-customers.csv'));
    const left = distinct('churn-customers.csv');
    const added = height(sampleTable('churn-new-customers.csv'));
    expect(column(table, 'Rows out')).toEqual([
      all,
      left,
      left,
      'A model and a performance',
      added,
      added,
    ]);
    expect([all - left, left / 10, left - left / 10]).toEqual([6, 120, 1080]);
  });

  it('sets the separator for each file', () => {
    const readers = exampleTables(
      'workflow/index',
      'Worked example: train and apply a churn model',
    )
      .flat()
      .filter(({Operator: operator}) => operator === 'Read CSV');
    expect(readers).toHaveLength(2);
    for (const {Setting: setting} of readers) {
      expect(setting).toMatch(
        /comma.*column separators|column separators.*comma/,
      );
    }
  });

  it('needs the setting for one of the repeated customers', () => {
    const {file, strict, unique} = churnRound();
    expect([file, strict, unique].map(height)).toEqual([1206, 1201, 1200]);
    expect(textOfPage('workflow/index')).toContain(
      'treat missing values as duplicates',
    );
  });

  it('reads new customers without the column to predict', () => {
    expect(
      sampleTable('churn-new-customers.csv').map(({name}) => name),
    ).not.toContain('churn');
  });
});

describe('process drawings of guides', () => {
  it('have an Input operator where they say input, never a connection', () => {
    const folders = readdirSync(path.join(ROOT, 'docs'))
      .filter((folder) => !folder.includes('.') && folder !== 'operators')
      .map((folder) => `docs/${folder}`);
    const drawn = readPages(ROOT, folders)
      .filter(({kind}) => kind === 'guide')
      .map(({file}) => file.slice('docs/'.length, -'.mdx'.length))
      .flatMap((id) =>
        codeBlocks(id, 'process')
          .flatMap((block) => block.split('\n'))
          // An indented line names a port of an inner process.
          .filter((line) => /^input( \d+)? ->/.test(line))
          .map((line) => ({id, line})),
      );
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter(({line}) => /connection/i.test(line))).toEqual([]);
    for (const {id} of drawn) {
      expect(textOfPage(id), id).toMatch(/\bInput operator/);
    }
  });
});

describe('the worked example of the copilot', () => {
  const [orders, counts] = exampleTables(
    'workflow/copilot',
    'Worked example: orders by country',
  );
  const sent = (orders ?? []).filter(({order_date: day}) =>
    String(day).startsWith('2024'),
  );
  const known = sent.filter(({amount}) => typeof amount === 'number');
  const sum = (country: string, rest = 0) =>
    known
      .filter((row) => row.country === country)
      .reduce((total, {amount}) => total + Number(amount), rest);

  it('counts the rows after each request', () => {
    expect(numbers(counts, 'Rows')).toEqual([sent.length, known.length, 2, 2]);
  });

  it('adds up the revenue, with and without the missing amount', () => {
    const mean = (sum('FR') + sum('DE')) / known.length;
    expect([sum('FR'), sum('DE'), mean, sum('FR', mean)]).toEqual([
      175.5, 120, 98.5, 274,
    ]);
  });
});

describe('the worked example of the files', () => {
  it('explains each row of the sales', () => {
    const table = sampleTable('shop-sales.csv');
    const days = [...new Set(columnOf(table, 'date').values.map(String))];
    const sundays = days.filter(
      (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0,
    );
    expect([days.length, sundays.length]).toEqual([731, 104]);
    expect(height(table)).toBe(2091);
    expect(distinct('shop-sales.csv')).toBe(3 * days.length - sundays.length);
    const shops = columnOf(table, 'shop').values;
    const open = columnOf(table, 'date').values.filter(
      (day, row) => shops[row] === 'Market' && sundays.includes(String(day)),
    );
    expect(open).toEqual([]);
    expect(
      columnOf(table, 'sales').values.filter((value) => value === null),
    ).toHaveLength(6);
  });

  it('starts as the page shows', () => {
    const [, start = ''] = codeBlocks('data/files', 'text');
    const file = readFileSync(
      path.join(ROOT, 'static/data/shop-sales.csv'),
      'utf8',
    );
    expect(file.startsWith(`${start}\n`)).toBe(true);
  });

  it('has one shop that is open each day, with one gap', () => {
    const table = sampleTable('shop-sales.csv');
    const rows = new Map<string, unknown>();
    columnOf(table, 'shop').values.forEach((shop, row) => {
      if (shop === 'Harbor') {
        const day = String(columnOf(table, 'date').values[row]);
        rows.set(day, columnOf(table, 'sales').values[row]);
      }
    });
    expect(rows.size).toBe(731);
    expect([...rows.values()].filter((it) => it === null)).toHaveLength(1);
    const forecasting = textOfPage('auto/forecasting');
    expect(forecasting).toContain('one row for each of 731 days');
  });
});

describe('the worked example of input and output', () => {
  it('sends a table whose sizes fit', () => {
    const [json = ''] = codeBlocks('workflow/input-output', 'json');
    const {table} = JSON.parse(json) as {
      table: {
        height: number;
        width: number;
        columns: {index: number; data: unknown[]}[];
      };
    };
    expect(table.columns.map(({index}) => index)).toEqual(
      Array.from({length: table.width}, (_, at) => at),
    );
    for (const {data} of table.columns) {
      expect(data).toHaveLength(table.height);
    }
  });
});

describe('the code of the data format', () => {
  const printed = {
    table: {
      height: 2,
      width: 2,
      columns: [
        {name: 'machine', index: 0, type: 'Nominal', data: ['M-07', 'M-12']},
        {name: 'temperature', index: 1, type: 'Real', data: [71.4, 22.9]},
      ],
    },
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'format-'));

  it.skipIf(!HAS_PYTHON)('builds and reads the JSON in Python', () => {
    const [script = ''] = codeBlocks('data/format', 'python');
    expect(JSON.parse(runPython(folder, script))).toEqual(printed);
  });

  it('builds and reads the JSON in JavaScript', () => {
    const [script = ''] = codeBlocks('data/format', 'javascript');
    writeFileSync(path.join(folder, 'script.mjs'), script);
    const lines = output(folder, process.execPath, ['script.mjs']);
    const end = lines.lastIndexOf('\n}') + 2;
    expect(JSON.parse(lines.slice(0, end))).toEqual(printed);
    expect(lines.slice(end)).toContain(
      "{ machine: 'M-12', temperature: 22.9 }",
    );
  });

  it('shows a table whose sizes fit', () => {
    const [json = ''] = codeBlocks('data/format', 'json');
    const {table} = JSON.parse(json) as typeof printed;
    expect(table.columns).toHaveLength(table.width);
    expect(table.columns.map(({index}) => index)).toEqual([0, 1, 2, 3]);
    for (const {data} of table.columns) {
      expect(data).toHaveLength(table.height);
    }
  });
});

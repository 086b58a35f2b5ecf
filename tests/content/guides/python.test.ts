import {copyFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ROOT} from '../../support/sites';
import {exampleTables, rounded} from '../support/exampleTables';
import {churnRound} from '../support/churnRound';
import {HAS_PYTHON, output, runPython} from '../support/guideCode';
import {columnOf, height, rowsWhere} from '../support/rows';
import {codeOf, folderOf, pythonHas} from '../support/titledCode';

const PAGE = 'python/notebooks';
const [shares] = exampleTables(PAGE, 'Worked example: who leaves');
const {file, unique} = churnRound();

/** Share of customers who left, by contract and number of support calls. */
function shareOf(contract: string, wanted: (calls: number) => boolean): number {
  const calls = columnOf(unique, 'support_calls').values;
  const group = rowsWhere(
    unique,
    (row) =>
      columnOf(unique, 'contract').values[row] === contract &&
      wanted(Number(calls[row])),
  );
  const left = columnOf(group, 'churn').values.filter((it) => it === 'yes');
  return rounded(left.length / height(group));
}

function withData(titles: readonly string[]): string {
  const folder = folderOf(PAGE, titles);
  const data = 'churn-customers.csv';
  copyFileSync(path.join(ROOT, 'static/data', data), path.join(folder, data));
  return folder;
}

describe('the guide on notebooks', () => {
  it('shows the shares of those who left', () => {
    expect(shares).toEqual(
      ['monthly', 'one year', 'two years'].map((contract) => ({
        contract,
        few: shareOf(contract, (calls) => calls < 3),
        many: shareOf(contract, (calls) => calls >= 3),
      })),
    );
    expect([height(file), height(unique)]).toEqual([1206, 1200]);
  });

  it('tags only cells that use no file of the session', () => {
    const tagged = [1, 2]
      .map((cell) => codeOf(PAGE, `who_leaves_${cell}.py`))
      .join('\n');
    expect(tagged).toContain('def rm_main(customers):');
    expect(tagged).not.toMatch(/read_|to_csv|open\(|Path/);
  });

  it.skipIf(!pythonHas('pandas'))(
    'has cells that run (needs pandas)',
    () => {
      const folder = withData(['where.py']);
      expect(output(folder, 'python3', ['where.py'])).toContain(
        "'churn-customers.csv'",
      );
      const cells = [1, 2, 3].map((cell) =>
        codeOf(PAGE, `who_leaves_${cell}.py`),
      );
      const printed = runPython(
        folder,
        [...cells, 'print(report.to_json(orient="records"))'].join('\n'),
      ).split('\n');
      expect(printed[0]).toBe('1200 customers');
      expect(JSON.parse(printed.at(-1) ?? '')).toEqual(shares);
    },
    30_000,
  );
});

describe('the guide on workspaces', () => {
  it.skipIf(!HAS_PYTHON)('has a function whose tests pass', () => {
    const folder = folderOf('python/workspaces', [
      'pricing.py',
      'test_pricing.py',
    ]);
    expect(
      output(folder, 'sh', ['-c', 'python3 test_pricing.py 2>&1']),
    ).toMatch(/Ran 3 tests in [\s\S]*\nOK$/);
  });

  it.skipIf(!HAS_PYTHON)('has a script that measures its memory', () => {
    const folder = folderOf('python/workspaces', ['peak.py']);
    expect(output(folder, 'python3', ['peak.py'])).toMatch(
      /^200000 rows, peak \d\.\d\d GiB$/,
    );
    expect(rounded(5_400_000 / 1024 ** 2, 2)).toBe(5.15);
    expect(rounded((1.5 * 5_400_000) / 1024 ** 2, 1)).toBe(7.7);
  });
});

describe('the guide on Execute Python', () => {
  const [orders, regions, result] = exampleTables(
    'python/execute',
    'Worked example: order rhythm of customers',
  );

  it('shows the median of the gaps', () => {
    const rhythm = (regions ?? []).map(({customer_id: id, region}) => {
      const days = (orders ?? [])
        .filter((row) => row.customer_id === id)
        .map((row) => Date.parse(String(row.order_date)) / 86_400_000);
      const gaps = days.slice(1).map((day, at) => day - (days[at] ?? 0));
      const sum = gaps.reduce((total, gap) => total + gap, 0);
      return {
        customer_id: id,
        region,
        orders: days.length,
        median_gap_days: gaps.length === 0 ? '?' : sum / gaps.length,
      };
    });
    expect(result).toEqual(rhythm);
  });

  it.skipIf(!pythonHas('pandas'))(
    'has a script that finds it (needs pandas)',
    () => {
      const folder = folderOf('python/execute', ['rhythm.py']);
      const tables = {orders, regions};
      writeFileSync(path.join(folder, 'tables.json'), JSON.stringify(tables));
      const printed = runPython(
        folder,
        'import json, pandas, rhythm\n' +
          'tables = json.load(open("tables.json"))\n' +
          'frames = [pandas.DataFrame(tables[name]) for name in ("orders", "regions")]\n' +
          'print(rhythm.rm_main(*frames).to_json(orient="records"))\n',
      ).split('\n');
      expect(printed[0]).toBe('6 orders in, 3 customers out');
      expect(JSON.parse(printed[1] ?? '')).toEqual(
        result?.map((row) => ({
          ...row,
          median_gap_days:
            row.median_gap_days === '?' ? null : row.median_gap_days,
        })),
      );
    },
    30_000,
  );
});

describe('the guide on coding environments', () => {
  const ENVIRONMENTS = 'python/coding-environment';

  it.skipIf(!HAS_PYTHON)('checks each package of its list', () => {
    const folder = folderOf(ENVIRONMENTS, ['check.py']);
    const checked = output(folder, 'python3', ['check.py'])
      .split('\n')
      .map((line) => /^(\S+) +(\d\S*|FAILED: .+)$/.exec(line)?.[1]);
    const {dependencies} = parse(codeOf(ENVIRONMENTS, 'environment.yml')) as {
      dependencies: (string | {pip: string[]})[];
    };
    const listed = dependencies
      .flatMap((it) => (typeof it === 'string' ? [it] : it.pip))
      .map((it) => it.split('=')[0]);
    expect(checked).toEqual(
      listed.filter((name) => !['python', 'pip'].includes(name ?? '')),
    );
  });
});

import {spawnSync} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sum} from '../../../plugins/operator-lab/operators/_shared/numbers/averages';
import {exampleTables, numbers, rounded} from '../support/exampleTables';
import type {ExampleTable} from '../support/exampleTables';
import {codeBlocks, HAS_PYTHON, runPython} from '../support/guideCode';

/** A column of a table without its last row, and the total in that row. */
function totaled(table: ExampleTable | undefined, name: string) {
  const cells = numbers(table, name);
  return {parts: cells.slice(0, -1), total: cells.at(-1)};
}

describe('administration', () => {
  it('adds up the workloads of a pool', () => {
    const [all = []] = exampleTables(
      'admin/resource-management',
      'Work out the size of a pool',
    );
    const rows = all.slice(0, -1);
    for (const row of rows) {
      const replicas = Number(row['Replicas (maximum)']);
      expect(row['vCPU']).toBe(replicas * Number(row['vCPU each']));
      expect(row['GiB']).toBe(replicas * Number(row['GiB each']));
    }
    const used = [sum(numbers(rows, 'vCPU')), sum(numbers(rows, 'GiB'))];
    expect(used).toEqual([all.at(-1)?.vCPU, all.at(-1)?.GiB]);
    expect(used.map((value, at) => value + [2, 8][at]!)).toEqual([28, 108]);
  });

  it.skipIf(!HAS_PYTHON)('finds no overlap of the ranges of the page', () => {
    const [script = ''] = codeBlocks('admin/vpn', 'python');
    const where = mkdtempSync(path.join(tmpdir(), 'vpn-'));
    expect(runPython(where, script)).toBe('No overlap');
    expect(
      runPython(where, script.replace('10.20.4.0/24', '10.80.0.128/25')),
    ).toBe("[('10.80.0.0/24', '10.80.0.128/25')]");
  });
});

describe('identity and access', () => {
  it('names who can do each action', () => {
    const [roles] = exampleTables(
      'admin/identity-and-access',
      'Roles by action',
    );
    expect(roles?.length).toBeGreaterThan(0);
    for (const cell of (roles ?? []).flatMap((row) => Object.values(row))) {
      expect(cell).not.toMatch(/not verified|unknown/i);
    }
  });

  it('counts the members of the forecast team', () => {
    const [people = []] = exampleTables(
      'admin/identity-and-access',
      'Worked example: a forecast team',
    );
    const size = (who: unknown) => parseInt(String(who)) || 1;
    const members = (project: string, roles: readonly string[]) =>
      sum(
        people
          .filter((row) => roles.includes(String(row[`Project ${project}`])))
          .map(({Who: who}) => size(who)),
      );
    const all = ['Contributor', 'Viewer'];
    expect([
      members('Sales forecast', all),
      members('Sales forecast', ['Contributor']),
      members('Salary study', all),
    ]).toEqual([16, 4, 2]);
  });
});

describe('projects', () => {
  it('counts the members of the worked example', () => {
    const [projects] = exampleTables(
      'projects/index',
      'Worked example: churn at a phone company',
    );
    const members = ['Contributors', 'Viewers'].map((name) =>
      sum(numbers(projects, name)),
    );
    expect([...members, sum(members)]).toEqual([9, 16, 25]);
    expect([2 + 1 + 1 + 6, 48 * 31]).toEqual([10, 1488]);
  });
});

describe('visualization', () => {
  it('computes the rates and shares of scrap', () => {
    const [table = []] = exampleTables(
      'visualization/panopticon',
      'Worked example: find the expensive scrap',
    );
    for (const {Pieces: pieces, Scrap: scrap, Rate: rate} of table) {
      const value = (100 * Number(scrap)) / Number(pieces);
      expect(rate).toBe(`${value.toFixed(1)}%`);
    }
    for (const name of ['Pieces', 'Scrap', 'Cost in euros']) {
      const {parts, total} = totaled(table, name);
      expect(sum(parts)).toBe(total);
    }
    expect(rounded((1.5 + 4 + 1.5 + 5) / 4, 1)).toBe(3);
    expect(rounded((100 * 18_900) / 30_350, 0)).toBe(62);
  });

  it('computes the scrap of the app', () => {
    const [table] = exampleTables(
      'visualization/apps/create',
      'Worked example: scrap on a factory screen',
    );
    const made = numbers(table, 'produced');
    const lost = numbers(table, 'scrapped');
    const rates = lost.map((count, at) => (100 * count) / made[at]!);
    expect(numbers(table, 'scrap_percent')).toEqual(
      rates.map((rate) => rounded(rate, 1)),
    );
    expect([sum(lost), sum(made)]).toEqual([79, 3380]);
    expect(rounded((100 * 79) / 3380, 1)).toBe(2.3);
    expect(rounded(sum(rates) / 3, 1)).toBe(2.3);
  });

  it('computes radius and rate of the map', () => {
    const [depots, drawn] = exampleTables(
      'visualization/apps/maps',
      'Worked example: late deliveries in Europe',
    );
    const deliveries = numbers(depots, 'deliveries');
    const late = numbers(depots, 'late');
    expect(numbers(drawn, 'Radius')).toEqual(
      deliveries.map((count) => rounded(Math.sqrt(count), 1)),
    );
    expect(numbers(drawn, 'late_percent')).toEqual(
      late.map((count, at) => rounded((100 * count) / deliveries[at]!, 1)),
    );
  });

  const hasPandas = spawnSync('python3', ['-c', 'import pandas']).status === 0;
  // Without pandas, the script is only parsed, by the checks of all pages.
  it.skipIf(!hasPandas)('drops the depots without a valid position', () => {
    const [script = ''] = codeBlocks('visualization/apps/maps', 'python');
    const [depots = []] = exampleTables(
      'visualization/apps/maps',
      'Worked example: late deliveries in Europe',
    );
    const call = `for table in rm_main(pd.DataFrame(${JSON.stringify(depots)})): print(table["depot"].tolist())`;
    expect(
      runPython(
        mkdtempSync(path.join(tmpdir(), 'maps-')),
        `${script}\n${call}`,
      ),
    ).toBe(
      "No valid position in Europe: Krakow\nNo valid position in Europe: Porto\n['Hamburg', 'Lyon', 'Turin']\n['Krakow', 'Porto']",
    );
  });
});

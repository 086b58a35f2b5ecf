import {spawnSync} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {exampleTables, numbers, rounded} from '../support/exampleTables';
import type {ExampleTable} from '../support/exampleTables';
import {codeBlocks, HAS_PYTHON, runPython} from '../support/guideCode';

const sum = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0);
const daysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** A column of a table without its last row, and the number in that row. */
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
      expect(rate).toBe(`${value.toFixed(1)} %`);
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
    const call = `print(rm_main(pd.DataFrame(${JSON.stringify(depots)}))["depot"].tolist())`;
    expect(
      runPython(
        mkdtempSync(path.join(tmpdir(), 'maps-')),
        `${script}\n${call}`,
      ),
    ).toBe(
      "No valid position in Europe: Krakow\nNo valid position in Europe: Porto\n['Hamburg', 'Lyon', 'Turin']",
    );
  });
});

describe('connections', () => {
  const example = (page: string, heading: string) =>
    exampleTables(`data/connect/${page}`, `Worked example: ${heading}`);

  it('adds up the files of Amazon S3 that pass the filter', () => {
    const [files = []] = example('amazon-s3', 'combine daily sales files');
    const [filter = ''] = codeBlocks('data/connect/amazon-s3', 'text');
    const passed = files.filter(({File: file}) =>
      new RegExp(`^daily/${filter}$`).test(String(file)),
    );
    expect(passed).toHaveLength(3);
    expect(sum(numbers(passed, 'Rows'))).toBe(3642);
  });

  it('adds up the invoices of Azure Blob Storage', () => {
    const [blobs] = example('azure-blob', 'add up a month of invoices');
    expect(sum(numbers(blobs, 'Invoices'))).toBe(455);
    expect(sum(numbers(blobs, 'Amount in EUR'))).toBe(97_499.75);
  });

  it('counts the files of the data lake', () => {
    const [machines] = example(
      'azure-data-lake-gen2',
      'check a day of sensor files',
    );
    expect([sum(numbers(machines, 'Files')), 4 * 24]).toEqual([94, 96]);
  });

  it('computes the response rates of Google Cloud', () => {
    const [campaigns = []] = example(
      'google-cloud',
      'response rates of campaigns',
    );
    const rates = campaigns.map(
      ({Mails: mails, Responses: answers}) =>
        (100 * Number(answers)) / Number(mails),
    );
    expect(campaigns.map(({Rate: rate}) => rate)).toEqual(
      rates.map((rate) => `${rate.toFixed(1)} %`),
    );
    expect(sum(numbers(campaigns, 'Responses'))).toBe(630);
    expect(rounded(sum(rates) / 3, 1)).toBe(6);
  });

  it('computes the offers of Dropbox', () => {
    const [prices = [], offers = []] = example(
      'dropbox',
      'update prices from a shared list',
    );
    for (const offer of offers) {
      const price = prices.find(({sku}) => sku === offer.sku)?.price;
      expect(offer.price).toBe(price);
      expect(offer.amount).toBe(Number(offer.quantity) * Number(price));
    }
    expect(sum(numbers(offers, 'amount'))).toBe(1760);
  });

  it('counts the days since the inspections', () => {
    const [list = []] = example('sharepoint', 'overdue inspections');
    for (const row of list) {
      const days = daysBetween(String(row.last_inspection), '2025-04-30');
      expect(row.days).toBe(days);
      expect(row.overdue).toBe(days > Number(row.interval) ? 'yes' : 'no');
    }
    const [mailed = []] = example('smtp', 'a Monday report');
    for (const row of mailed) {
      const seen = list.find(({machine}) => machine === row.machine);
      const days = daysBetween(String(seen?.last_inspection), '2025-04-28');
      expect(row.days).toBe(days);
      expect(row.days_over).toBe(days - Number(row.interval));
    }
  });

  it('computes tokens, round trips, and bytes', () => {
    expect([4000 * 250, 4000 * 10, 4000 * 260]).toEqual([
      1_000_000, 40_000, 1_040_000,
    ]);
    expect(rounded(1_040_000 / 60_000, 1)).toBe(17.3);
    expect([50_000 * 0.02, (50_000 / 500) * 0.02]).toEqual([1000, 2]);
    expect(rounded((48_000_000 * 6 * 8) / 2 ** 30, 1)).toBe(2.1);
    expect([7500 * 5 * 8, 144 * 31, 144 * 28]).toEqual([300_000, 4464, 4032]);
  });
});

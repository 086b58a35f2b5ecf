import {execFile} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sum} from '../../../plugins/operator-lab/operators/_shared/numbers/averages';
import {exampleTables, numbers, rounded} from '../support/exampleTables';
import {codeBlocks, HAS_PYTHON} from '../support/guideCode';
import {columnOf} from '../support/rows';
import {sampleTable} from '../support/sampleData';
const daysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

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
      ({Emails: emails, Responses: answers}) =>
        (100 * Number(answers)) / Number(emails),
    );
    expect(campaigns.map(({Rate: rate}) => rate)).toEqual(
      rates.map((rate) => `${rate.toFixed(1)}%`),
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
    expect([2500 * 3, (15 * 4) / 3]).toEqual([7500, 20]);
  });

  it('explains a 403 on writing outside of the folder that S3 allows', () => {
    const page = 'data/connect/amazon-s3';
    const policy = JSON.parse(codeBlocks(page, 'json')[0] ?? '') as {
      Statement: {Action: string; Resource: string}[];
    };
    const writable = policy.Statement.filter(
      ({Action: action}) => action === 's3:PutObject',
    ).map(({Resource: resource}) => resource.split('acme-sales/')[1]);
    expect(writable).toEqual(['summary/*']);
    const [rows = []] = exampleTables(page, 'Troubleshooting');
    expect(
      rows.find((row) => /writing/.test(String(row['Code or symptom']))),
    ).toMatchObject({'Likely cause': expect.stringContaining('in summary/')});
  });

  it('finds two of the first ten tickets without a topic', () => {
    const tickets = sampleTable('support-tickets.csv');
    const gaps = (name: string) =>
      columnOf(tickets, name)
        .values.slice(0, 10)
        .filter((value) => value === null).length;
    expect([gaps('topic'), gaps('text')]).toEqual([2, 0]);
    expect(new Set(columnOf(tickets, 'topic').values.filter(Boolean))).toEqual(
      new Set(['billing', 'outage', 'contract', 'device']),
    );
  });

  it('shows IDs of Salesforce that end as their case demands', () => {
    const [scores] = example('salesforce', 'score open leads');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
    for (const {Id: id} of scores ?? []) {
      const parts = String(id).slice(0, 15).match(/.{5}/g) ?? [];
      const end = parts.map(
        (part) =>
          letters[
            sum([...part].map((it, at) => (/[A-Z]/.test(it) ? 2 ** at : 0)))
          ],
      );
      expect(String(id).slice(15)).toBe(end.join(''));
    }
  });
});

describe('the check of a key', () => {
  const page = 'data/connect/llm';
  const [answer = ''] = codeBlocks(page, 'json');
  const server = createServer(({headers, url}, response) => {
    const allowed =
      headers.authorization === 'Bearer secret' && url === '/v1/models';
    response.writeHead(allowed ? 200 : 401).end(allowed ? answer : 'no');
  });
  let host = '';
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  /**
   * Runs the page's code without blocking the server, and returns its output.
   */
  async function printed(language: string, file: string, key = 'secret') {
    const [code = ''] = codeBlocks(page, language);
    const folder = mkdtempSync(path.join(tmpdir(), 'llm-'));
    writeFileSync(
      path.join(folder, file),
      code.replace('https://llm.example.com', host),
    );
    const program = file.endsWith('.py') ? 'python3' : process.execPath;
    const {stdout} = await promisify(execFile)(program, [file], {
      cwd: folder,
      env: {...process.env, LLM_API_KEY: key},
    });
    return stdout.trim();
  }

  it('lists the models in JavaScript', async () => {
    expect(await printed('javascript', 'models.mjs')).toBe(
      'support-small\nsupport-large',
    );
    await expect(printed('javascript', 'models.mjs', 'old')).rejects.toThrow(
      '401: no',
    );
  });

  it.skipIf(!HAS_PYTHON)('lists the models in Python', async () => {
    const listed = await printed('python', 'models.py').catch((error: Error) =>
      // Without the module requests, the script is only parsed, by the checks
      // of all pages.
      error.message.includes('No module named') ? undefined : error.message,
    );
    expect([undefined, 'support-small\nsupport-large']).toContain(listed);
  });
});

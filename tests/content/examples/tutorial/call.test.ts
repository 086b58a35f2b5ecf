import {execFile} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {churnRound} from '@support/churnRound';
import {codeBlocks, HAS_PYTHON} from '@support/guideCode';
import {columnOf, rowsWhere} from '@support/rows';
import type {Column, Table} from '@lab/_shared/types';

const PAGE = 'tutorial/deploy';
const [request = ''] = codeBlocks(PAGE, 'json');
const curl = codeBlocks(PAGE, 'bash').at(-1) ?? '';
const [python = ''] = codeBlocks(PAGE, 'python');
const [printed = ''] = codeBlocks(PAGE, 'text');

const run = promisify(execFile);
const HAS_CURL = await run('curl', ['--version']).then(
  () => true,
  () => false,
);

/**
 * A table in the platform's JSON format, without the fields that deployments
 * add.
 */
function jsonOf(table: Table) {
  const typeOf = ({type}: Column) => (type === 'nominal' ? 'Nominal' : 'Real');
  return {
    table: {
      height: columnOf(table, 'customer_id').values.length,
      width: table.length,
      columns: table.map((column, index) => ({
        name: column.name,
        index,
        type: typeOf(column),
        data: column.values,
      })),
    },
  };
}

const {scores} = churnRound();
const ids = columnOf(scores, 'customer_id').values;
const asked = rowsWhere(scores, (row) =>
  ['C-20003', 'C-20006'].includes(String(ids[row])),
);

it('sends two customers of the list, without predictions', () => {
  expect(JSON.parse(request)).toEqual(
    jsonOf(asked.filter(({name}) => !/\(/.test(name))),
  );
});

describe('the calls, against a stand-in for the deployment', () => {
  const received: {authorization: string | undefined; body: unknown}[] = [];
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const {authorization} = incoming.headers;
      received.push({authorization, body: JSON.parse(body)});
      response.end(JSON.stringify(jsonOf(asked)));
    });
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
  let env: NodeJS.ProcessEnv = {};

  beforeAll(async () => {
    writeFileSync(path.join(folder, 'request.json'), request);
    writeFileSync(path.join(folder, 'score.py'), python);
    await new Promise<void>((resolve) =>
      server.listen(0, '127.0.0.1', resolve),
    );
    const {port} = server.address() as AddressInfo;
    env = {
      ...process.env,
      NO_PROXY: '127.0.0.1',
      no_proxy: '127.0.0.1',
      DEPLOYMENT_ADDRESS: `http://127.0.0.1:${port}/score`,
      DEPLOYMENT_TOKEN: 'secret',
    };
  });

  afterAll(() => {
    server.close();
  });

  const sent = () => received.at(-1);

  it.skipIf(!HAS_PYTHON)('prints with Python what the page shows', async () => {
    const {stdout} = await run('python3', ['score.py'], {cwd: folder, env});
    expect(stdout.trim()).toBe(printed);
    expect(sent()).toEqual({
      authorization: 'Bearer secret',
      body: JSON.parse(request),
    });
  });

  it.skipIf(!HAS_CURL)('gets the whole table with curl', async () => {
    const {stdout} = await run('bash', ['-c', curl], {cwd: folder, env});
    expect(JSON.parse(stdout)).toEqual(jsonOf(asked));
    expect(sent()).toEqual({
      authorization: 'Bearer secret',
      body: JSON.parse(request),
    });
  });
});

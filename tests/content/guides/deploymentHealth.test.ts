import {execFile} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {HAS_PYTHON, output} from '../support/guideCode';
import {codeOf, folderOf} from '../support/titledCode';

const PAGE = 'MLOps/deployment-health';
const times = codeOf(PAGE, 'times').split(/\s+/).map(Number);
const report = codeOf(PAGE, 'report');

/**
 * Runs the probe against a server that answers with each status in turn. 'cut'
 * closes the connection during the answer.
 */
async function probe(statuses: readonly (number | 'cut')[]) {
  const folder = folderOf(PAGE, ['probe.py']);
  writeFileSync(path.join(folder, 'customers.json'), '{"table": {}}');
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.authorization}`);
    request.resume().on('end', () => {
      const status = statuses[asked.length - 1] ?? 200;
      if (status === 'cut') {
        response.writeHead(200, {'Content-Length': 9});
        response.write('{', () => response.destroy());
      } else {
        response.writeHead(status).end('{}');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  const result = await new Promise<{code: unknown; stdout: string}>((done) =>
    execFile(
      'python3',
      ['probe.py', String(statuses.length)],
      {
        cwd: folder,
        env: {
          ...process.env,
          DEPLOYMENT_ADDRESS: `http://127.0.0.1:${port}/score`,
          DEPLOYMENT_TOKEN: 'secret',
        },
      },
      (error, stdout) => done({code: error?.code ?? 0, stdout}),
    ),
  );
  server.close();
  return {...result, asked};
}

describe('the guide on the health of deployments', () => {
  it('tells average, median, and p95 of its times', () => {
    const sorted = [...times].sort((a, b) => a - b);
    const average = times.reduce((sum, ms) => sum + ms, 0) / times.length;
    const median = ((sorted[9] ?? 0) + (sorted[10] ?? 0)) / 2;
    const p95 = sorted[Math.ceil(0.95 * times.length) - 1];
    expect(times).toHaveLength(20);
    expect(sorted.filter((ms) => ms <= 300)).toHaveLength(18);
    expect(report.split('\n')[1]).toBe(
      `average ${Math.round(average)} ms, median ${median} ms, p95 ${p95} ms`,
    );
  });

  it.skipIf(!HAS_PYTHON)('has a probe that reports these times', () => {
    const folder = folderOf(PAGE, ['probe.py']);
    const code = `import probe; print("\\n".join(probe.summary([("200", ms) for ms in ${JSON.stringify(times)}])[0]))`;
    expect(output(folder, 'python3', ['-c', code])).toBe(report);
  });

  it.skipIf(!HAS_PYTHON)('has a probe that passes a good service', async () => {
    const {code, stdout, asked} = await probe([200, 200, 200]);
    expect(asked).toEqual(Array(3).fill('POST Bearer secret'));
    expect(stdout).toMatch(
      /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ 200 \d+ ms\n){3}3 x 200\n.*\nOK\n$/,
    );
    expect(code).toBe(0);
  });

  it.skipIf(!HAS_PYTHON)('has a probe that fails a bad one', async () => {
    const {code, stdout} = await probe([200, 503, 401, 503]);
    expect(stdout).toContain('2 x 503, 1 x 200, 1 x 401');
    expect(stdout).toContain('FAIL: not all requests were answered');
    expect(code).toBe(1);
    expect((await probe([503])).stdout).toContain('no request was answered');
    expect((await probe(['cut', 200])).stdout).toContain('1 x none, 1 x 200');
  });

  it('shows the traceback of the script that it names', () => {
    const [, where, raised, said] = codeOf(PAGE, 'traceback').split('\n');
    const script = codeOf('deploy/python-model', 'score.py').split('\n');
    const line = script.findIndex((text) => text.trim() === raised?.trim()) + 1;
    expect(where?.trim()).toBe(`File "score.py", line ${line}, in predict`);
    expect(said).toBe('ValueError: Missing columns: support_calls');
  });
});

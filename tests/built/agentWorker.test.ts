import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {AGENTS_FOLDER} from '../../.tools/ensureAgents.mjs';
import {agentsNode} from '../support/agentsNode';
import {toolCall} from '../support/malformedRequests';
import {ROOT, WORK_DIR} from '../support/sites';
import {buildToolServer, TOOL_PACKAGE} from '../support/toolServer';

const hasRuntime =
  agentsNode !== undefined &&
  existsSync(path.join(AGENTS_FOLDER, 'node_modules', 'miniflare'));

/** Starts the worker on the built site. Resolves to its address. */
function startWorker(folder: string) {
  const worker = spawn(
    agentsNode!,
    [
      path.join(AGENTS_FOLDER, 'worker.mjs'),
      path.join(TOOL_PACKAGE, 'lib', 'cloudflare.mjs'),
      folder,
    ],
    {stdio: ['pipe', 'pipe', 'inherit']},
  );
  const origin = new Promise<string>((resolve, reject) => {
    worker.stdout.on('data', (data: Buffer) => {
      const [address] = /http:\S+/.exec(data.toString()) ?? [];
      if (address !== undefined) {
        resolve(address);
      }
    });
    worker.on('exit', (code) =>
      reject(new Error(`It has ended with ${code}.`)),
    );
  });
  return {origin, stop: () => worker.stdin.end()};
}

describe.skipIf(!hasRuntime)('the worker of Cloudflare', () => {
  it('serves the site, and answers as the server does', async () => {
    buildToolServer();
    const folder = path.join(WORK_DIR, 'worker');
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    symlinkSync(path.join(ROOT, 'build'), path.join(folder, 'help'));
    const {origin, stop} = startWorker(folder);
    const address = new URL('/help/mcp', await origin);
    const call = async (name: string, input: unknown) => {
      const {headers, body} = toolCall(name, input);
      const response = await fetch(address, {
        method: 'POST',
        headers: headers!,
        body: body!,
      });
      return JSON.stringify(await response.json());
    };
    expect(await call('search', {query: 'join two tables'})).toContain(
      '/help/docs/operators/blending/table/joins/join',
    );
    expect(
      await call('read', {route: '/help/docs/operators/errors/data#error-101'}),
    ).toContain('101: Non-nominal label');
    expect(
      await call('run_workflow', {
        workflow:
          'A: Retrieve\nSort\n  sort_by = n: descending\n\nA -> Sort\nSort.example set output -> result',
        tables: {A: 'n\n1\n2'},
      }),
    ).toContain('"rows":[["2"],["1"]]');
    const page = await fetch(new URL('/help/docs/intro/', address));
    expect(await page.text()).toContain('<title');
    stop();
  });
});

import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {runSteps} from '../../../.tools/runSteps.mjs';

const cwd = mkdtempSync(path.join(tmpdir(), 'steps-'));
const reportsDir = path.join(cwd, 'reports');
const node = (code: string) => [process.execPath, '-e', code];
const run = (steps: object[], quiet = false) =>
  runSteps(steps, {quiet, cwd, env: process.env, reportsDir});

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    printed.push(text);
  });
});
afterEach(() => vi.restoreAllMocks());

describe('runSteps', () => {
  it('counts each step once, and goes on after a failure', async () => {
    expect(
      await run([
        {name: 'a', title: 'A', command: node('process.exit(3)')},
        {name: 'b', title: 'B', command: node('console.log("fine")')},
      ]),
    ).toEqual({passed: 1, failed: 1, skipped: 0});
    expect(readFileSync(path.join(reportsDir, 'b.log'), 'utf8')).toBe('fine\n');
    expect(readFileSync(path.join(reportsDir, 'summary.md'), 'utf8')).toContain(
      '- A: 0 passed, 1 failed (',
    );
  });

  it('leaves out a step that needs a failed one, and counts it as failed', async () => {
    expect(
      await run([
        {name: 'build', title: 'Build', command: node('process.exit(1)')},
        {name: 'e2e', title: 'Browser', needs: 'build', command: node('')},
      ]),
    ).toEqual({passed: 0, failed: 2, skipped: 0});
    expect(printed.at(-1)).toBe("Browser: left out, because 'Build' failed");
  });

  it('leaves out all steps after a failed one, one after the other', async () => {
    expect(
      await run([
        {name: 'a', title: 'A', command: node('process.exit(1)')},
        {name: 'b', title: 'B', needs: 'a', command: node('')},
        {name: 'c', title: 'C', needs: 'b', command: node('')},
      ]),
    ).toEqual({passed: 0, failed: 3, skipped: 0});
  });

  it('runs two steps at the same time, and last those that run alone', async () => {
    const file = path.join(cwd, 'times');
    const note = (name: string, waits: number) =>
      node(
        `const {appendFileSync} = require('node:fs');
        const note = (text) => appendFileSync(${JSON.stringify(file)}, text + ' ');
        note('+${name}'); setTimeout(() => note('-${name}'), ${waits})`,
      );
    await run([
      {name: 'a', title: 'A', command: note('a', 800)},
      {name: 'b', title: 'B', needs: 'a', alone: true, command: note('b', 0)},
      {name: 'c', title: 'C', command: note('c', 800)},
    ]);
    const order = readFileSync(file, 'utf8').trim().split(' ');
    expect(order.slice(0, 2).sort()).toEqual(['+a', '+c']);
    expect(order.slice(-2)).toEqual(['+b', '-b']);
  });

  it('prints the output of a step that fails, and one line for one that passes', async () => {
    await run([
      {name: 'a', title: 'A', command: node('console.log("fine")')},
      {
        name: 'b',
        title: 'B',
        needs: 'a',
        command: node('console.error("broken"); process.exit(1)'),
      },
    ]);
    expect(printed).toEqual([
      expect.stringMatching(/^A: 1 passed, 0 failed \(\d+ s\)$/),
      '\nbroken\n',
      expect.stringMatching(/^B: 0 passed, 1 failed \(\d+ s\)$/),
    ]);
  });

  it('prints nothing on steps that pass if it is quiet', async () => {
    const steps = [
      {name: 'a', title: 'A', command: node('console.log("fine")')},
      {name: 'b', title: 'B', command: node('process.exit(1)')},
    ];
    await run(steps, true);
    expect(printed).toEqual([
      expect.stringMatching(/^B: 0 passed, 1 failed \(\d+ s\)$/),
    ]);
  });

  it('prints the excerpt of a step that names one', async () => {
    await run([
      {
        name: 'a',
        title: 'A',
        command: node(
          'console.log("start\\n-- broken --\\nend"); process.exit(1)',
        ),
        excerpt: /--.*--/,
      },
    ]);
    expect(printed[0]).toBe('\n-- broken --\n');
  });

  it('takes the counts of a runner, and never calls a bad end a success', async () => {
    const count = () => ({passed: 5, failed: 0, skipped: 0});
    expect(
      await run([{name: 'a', title: 'A', command: node(''), count}]),
    ).toEqual({passed: 5, failed: 0, skipped: 0});
    expect(
      await run([
        {name: 'a', title: 'A', command: node('process.exit(1)'), count},
      ]),
    ).toEqual({passed: 5, failed: 1, skipped: 0});
  });

  it('gives a step the variables that it names', async () => {
    const prints = node('console.log(process.env.PACE ?? "none")');
    await run([
      {name: 'a', title: 'A', command: prints, env: {PACE: 'fast'}},
      {name: 'b', title: 'B', command: prints},
    ]);
    const printedBy = (name: string) =>
      readFileSync(path.join(reportsDir, `${name}.log`), 'utf8').trim();
    expect([printedBy('a'), printedBy('b')]).toEqual(['fast', 'none']);
  });

  it('rejects output that a step must not print', async () => {
    expect(
      await run([
        {
          name: 'a',
          title: 'A',
          command: node('console.log("[WARNING] Old option")'),
          rejectOutput: /\[WARNING\]/,
        },
      ]),
    ).toEqual({passed: 0, failed: 1, skipped: 0});
  });

  it('fails on a command that does not exist', async () => {
    expect(
      await run([{name: 'a', title: 'A', command: ['no-such-command']}]),
    ).toEqual({passed: 0, failed: 1, skipped: 0});
  });
});

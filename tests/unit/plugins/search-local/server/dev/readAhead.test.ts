import {setTimeout} from 'node:timers/promises';
import {expect, it, vi} from 'vitest';
import {runWhenIdle} from '../../../../../../plugins/search-local/server/dev/readAhead';

/** A fake compiler whose events a test triggers. */
function fakeCompiler() {
  const listeners = new Map<string, () => void>();
  const hook = (event: string) => ({
    tap: (_name: string, run: () => void) => {
      listeners.set(event, run);
    },
  });
  return {
    compiler: {hooks: {watchRun: hook('watchRun'), done: hook('done')}},
    compile: () => listeners.get('watchRun')?.(),
    finish: () => listeners.get('done')?.(),
  };
}

const LONG_MS = 50;

it('starts after the first compilation, and once', async () => {
  const {compiler, finish} = fakeCompiler();
  const task = vi.fn(() => Promise.resolve());
  const tasks = vi.fn(() => [task, task]);
  runWhenIdle(compiler, tasks);
  await setTimeout(LONG_MS);
  expect(tasks).not.toHaveBeenCalled();
  finish();
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2));
  finish();
  await setTimeout(LONG_MS);
  expect(task).toHaveBeenCalledTimes(2);
});

it('pauses while the compiler works', async () => {
  const {compiler, compile, finish} = fakeCompiler();
  const second = vi.fn(() => Promise.resolve());
  const first = vi.fn(() => {
    compile();
    return Promise.resolve();
  });
  runWhenIdle(compiler, () => [first, second]);
  finish();
  await vi.waitFor(() => expect(first).toHaveBeenCalled());
  await setTimeout(LONG_MS);
  expect(second).not.toHaveBeenCalled();
  finish();
  await vi.waitFor(() => expect(second).toHaveBeenCalled());
});

it('says why it gave up', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const {compiler, finish} = fakeCompiler();
  runWhenIdle(compiler, () => [() => Promise.reject(new Error('No memory.'))]);
  finish();
  await vi.waitFor(() =>
    expect(String(warn.mock.calls[0])).toContain(
      'the pages are read with the first search, because reading them ahead failed: No memory.',
    ),
  );
  warn.mockRestore();
});

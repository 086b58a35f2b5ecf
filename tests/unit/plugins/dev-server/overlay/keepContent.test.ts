import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {keepContent} from '../../../../../plugins/dev-server/overlay/keepContent';

/** A plugin that loads what `next` returns, and the messages for the overlay. */
function kept(next: () => unknown) {
  const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'keep-'));
  const plugin = keepContent(
    {name: 'docs', loadContent: () => Promise.resolve(next())},
    {generatedFilesDir} as LoadContext,
    'default',
  );
  return {
    load: () => Promise.resolve(plugin.loadContent?.()),
    messages: () =>
      JSON.parse(
        readFileSync(
          path.join(generatedFilesDir, 'dev-server/docs-default.json'),
          'utf8',
        ),
      ) as string[],
  };
}

describe('keepContent', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('keeps the last content, and shows the reason until it is mended', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const results = [
      () => 'first',
      () => {
        throw new Error('docs/a.mdx is wrong', {cause: new Error('Line 3')});
      },
      () => 'third',
    ];
    const {load, messages} = kept(() => results.shift()!());
    expect([await load(), messages()]).toEqual(['first', []]);
    expect([await load(), messages()]).toEqual([
      'first',
      ['Line 3\ndocs/a.mdx is wrong'],
    ]);
    expect([await load(), messages()]).toEqual(['third', []]);
  });

  it('reads what an editor writes a moment after it has emptied the file', async () => {
    let file = '';
    const {load} = kept(() => file);
    const loading = load();
    await setTimeout(50);
    file = 'written';
    expect(await loading).toBe('written');
  });

  it('does not start without content', async () => {
    const {load} = kept(() => {
      throw new Error('wrong');
    });
    await expect(load()).rejects.toThrow('wrong');
  });

  it('shows the reason of the load that started last', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fail: (reason: Error) => void = () => undefined;
    const late = new Promise((_resolve, reject) => {
      fail = reject;
    });
    const results: (() => unknown)[] = [
      () => 'first',
      () => late,
      () => 'third',
    ];
    const {load, messages} = kept(() => results.shift()!());
    await load();
    const slow = load();
    await load();
    fail(new Error('late'));
    await slow;
    expect(messages()).toEqual([]);
  });
});

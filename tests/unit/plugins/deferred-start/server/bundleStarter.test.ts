import {brotliCompressSync} from 'node:zlib';
import {parse} from 'acorn';
import {describe, expect, it} from 'vitest';
import {bundleStarter} from '../../../../../plugins/deferred-start/server/bundleStarter';

describe('bundleStarter', () => {
  const starter = bundleStarter();

  it('gives one script without imports', () => {
    expect(
      parse(starter, {ecmaVersion: 2022, sourceType: 'script'}).body,
    ).toHaveLength(2);
    expect(starter).not.toMatch(/\bimport\b|\brequire\b/);
  });

  it('gives text that may stand in HTML and in a template', () => {
    expect(starter).not.toMatch(/<\/script|<!--|<%/);
    expect(starter).not.toContain('\n');
  });

  it('is the same each time, and small', () => {
    expect(bundleStarter()).toBe(starter);
    expect(brotliCompressSync(starter).length).toBeLessThan(3.3 * 1024);
  });
});

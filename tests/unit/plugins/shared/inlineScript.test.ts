import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {parse} from 'acorn';
import {describe, expect, it} from 'vitest';
import {inlineScript} from '../../../../plugins/shared/inlineScript';
import {ROOT} from '../../../support/sites';

describe.each([
  ['plugins/page-start/client/controls.ts', 2.3 * 1024],
  ['plugins/page-start/client/start.ts', 2.5 * 1024],
])('inlineScript of %s', (file, limit) => {
  const entry = path.join(ROOT, file);
  const script = inlineScript(entry);

  it('gives one script without imports', () => {
    expect(
      parse(script, {ecmaVersion: 2022, sourceType: 'script'}).body,
    ).toHaveLength(2);
    expect(script).not.toMatch(/\bimport\b|\brequire\b/);
  });

  it('gives text that can be in HTML and in a template', () => {
    expect(script).not.toMatch(/<\/script|<!--|<%/);
    expect(script).not.toContain('\n');
  });

  it('is the same each time, and small', () => {
    expect(inlineScript(entry)).toBe(script);
    expect(brotliCompressSync(script).length).toBeLessThan(limit);
  });
});

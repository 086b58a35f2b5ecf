import {mkdirSync, mkdtempSync, realpathSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {cruise} from 'dependency-cruiser';
import type {ICruiseResult, IRuleSetType} from 'dependency-cruiser';
import {describe, expect, it} from 'vitest';
import config from '../../../.dependency-cruiser.mjs';

/**
 * Names of the rules that files with these imports violate, each with the file.
 */
async function broken(
  imports: Readonly<Record<string, readonly string[]>>,
): Promise<string[]> {
  const baseDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'imports-')));
  for (const [file, targets] of Object.entries(imports)) {
    const full = path.join(baseDir, file);
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, targets.map((one) => `import '${one}';\n`).join(''));
  }
  const {output} = await cruise(['plugins', 'src'], {
    ...config.options,
    tsConfig: undefined,
    baseDir,
    validate: true,
    ruleSet: config as IRuleSetType,
  });
  return (output as ICruiseResult).summary.violations.map(
    ({rule, from}) => `${rule.name}: ${from}`,
  );
}

/** Files that comply with all rules, for other files to import. */
const PLUGIN = {
  'plugins/one/index.ts': ['./server/a', './options'],
  'plugins/one/options.ts': [],
  'plugins/one/client/a.ts': ['../shared/a'],
  'plugins/one/server/a.ts': ['../shared/a', '../options', '../../shared/b'],
  'plugins/one/shared/a.ts': [],
  'plugins/one/theme/a.ts': ['../client/a'],
  'plugins/search-local/client/lunr.ts': [],
  'plugins/search-local/theme/a.ts': [],
  'plugins/shared/b.ts': [],
  'plugins/two/client/a.ts': [],
  'src/components/a.ts': [],
  'src/pages/a.ts': ['../components/a'],
  'node_modules/lunr/index.js': [],
  'node_modules/react/index.js': [],
};

describe('the rules of imports', () => {
  it('accept what goes in one direction', async () => {
    expect(await broken(PLUGIN)).toEqual([]);
  });

  it.each([
    ['no-cycle', 'plugins/one/server/x.ts', './x'],
    ['plugin-alone', 'plugins/one/client/x.ts', '../../two/client/a'],
    ['plugin-alone', 'plugins/one/client/x.ts', '../../../src/pages/a'],
    ['plugin-alone', 'plugins/dev-server/x.ts', '../two/client/a'],
    ['plugin-alone-agents', 'plugins/agents/x.ts', '../two/client/a'],
    ['root-last', 'plugins/one/server/x.ts', '../index'],
    ['shared-first', 'plugins/one/shared/x.ts', '../client/a'],
    ['browser-alone', 'plugins/one/client/x.ts', '../server/a'],
    ['browser-alone', 'plugins/one/theme/x.ts', '../options'],
    ['theme-last', 'plugins/one/client/x.ts', '../theme/a'],
    ['components-first', 'src/components/x.ts', '../pages/a'],
    ['lunr-in-search', 'src/x.ts', 'lunr'],
    ['lunr-in-search', 'plugins/search-local/theme/x.ts', 'lunr'],
    ['engine-alone', 'plugins/search-local/client/x.ts', 'react'],
    ['engine-alone', 'plugins/search-local/client/x.ts', '@docusaurus/Link'],
    ['engine-alone', 'plugins/search-local/shared/x.ts', 'node:fs'],
  ])('%s: %s cannot import %s', async (rule, file, imported) => {
    expect(await broken({...PLUGIN, [file]: [imported]})).toContain(
      `${rule}: ${file}`,
    );
  });

  it('no-folder-cycle: folders cannot import each other, even without a circle of files', async () => {
    expect(
      await broken({
        ...PLUGIN,
        'plugins/one/server/x.ts': ['../draw/a'],
        'plugins/one/draw/a.ts': [],
        'plugins/one/draw/b.ts': ['../server/a'],
      }),
    ).toContain('no-folder-cycle: plugins/one/draw');
  });
});

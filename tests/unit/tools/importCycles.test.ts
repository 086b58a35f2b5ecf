import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findCycle, grouped, importGraph} from '../../support/importGraph';
import {ROOT} from '../../support/sites';

const graph = importGraph(ROOT, ['plugins', 'src', '.tools', 'tests/support']);

/** Folders, as deep as they are rooms: `plugins/NAME/ROOM`, `src/NAME`; files at the root of a plugin are none. */
function roomOf(file: string): string | undefined {
  const parts = file.split(path.sep).slice(0, -1);
  const depth = parts[0] === 'plugins' ? 3 : 2;
  return parts.length < depth ? undefined : parts.slice(0, depth).join('/');
}

/** A cycle in a folder with these files. */
function cycleIn(
  files: Readonly<Record<string, string>>,
  groupOf?: (file: string) => string | undefined,
): string[] | undefined {
  const root = mkdtempSync(path.join(tmpdir(), 'imports-'));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, 'src', file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  const found = importGraph(root, ['src']);
  return findCycle(groupOf ? grouped(found, groupOf) : found);
}

describe('imports', () => {
  it('do not go in circles between files', () => {
    expect(findCycle(graph)).toBeUndefined();
  });

  it('do not go in circles between folders', () => {
    expect(findCycle(grouped(graph, roomOf))).toBeUndefined();
  });

  it('are not those of files that git ignores', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'imports-'));
    mkdirSync(path.join(root, 'src', 'lib'), {recursive: true});
    for (const file of ['.gitignore', 'src/a.ts', 'src/lib/a.ts']) {
      writeFileSync(path.join(root, file), '/src/lib\n');
    }
    execFileSync('git', ['init', '--quiet'], {cwd: root});
    expect([...importGraph(root, ['src']).keys()]).toEqual(['src/a.ts']);
  });

  it('are those of all files', () => {
    expect(
      graph
        .get(path.normalize('plugins/operator-pages/index.ts'))
        ?.has(path.normalize('plugins/operator-pages/views/loadViews.ts')),
    ).toBe(true);
  });
});

describe('findCycle', () => {
  it('finds a circle of files, also of types', () => {
    expect(
      cycleIn({
        'a.ts': "import type {B} from './b';\n",
        'b.ts': "export * from './c/index';\n",
        'c/index.ts': "const a = await import('../a');\n",
      }),
    ).toEqual(['src/a.ts', 'src/b.ts', 'src/c/index.ts', 'src/a.ts']);
  });

  it('finds a circle of folders where there is none of files', () => {
    const files = {
      'one/a.ts': "import {b} from '../two/b';\n",
      'one/c.ts': '',
      'two/b.ts': "import {c} from '../one/c';\n",
    };
    expect(cycleIn(files)).toBeUndefined();
    expect(cycleIn(files, (file) => path.dirname(file))).toEqual([
      'src/one',
      'src/two',
      'src/one',
    ]);
  });

  it('finds none where there is none', () => {
    expect(
      cycleIn({
        'a.tsx': "import {b} from './b';\nimport {c} from './c';\n",
        'b.ts': "import {c} from './c';\n",
        'c.mjs': "import 'react';\n",
      }),
    ).toBeUndefined();
  });
});

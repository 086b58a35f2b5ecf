import {spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {ROOT} from '../../support/sites';
import {readPage} from './page';

const TITLE = /title="([^"]+)"/;

/** Code blocks of a guide by title. Blocks without a title are left out. */
function titledCode(id: string): ReadonlyMap<string, string> {
  const file = `docs/${id}.mdx`;
  const {tree} = readPage(ROOT, file);
  const blocks = new Map<string, string>();
  visit(tree, 'code', ({meta, value}) => {
    const title = TITLE.exec(meta ?? '')?.[1];
    if (title) {
      blocks.set(title, value);
    }
  });
  return blocks;
}

/**
 * Finds a code block of a guide by title.
 * @throws Error when no block has this title.
 */
export function codeOf(id: string, title: string): string {
  const code = titledCode(id).get(title);
  if (code === undefined) {
    throw new Error(`docs/${id}.mdx has no code block "${title}".`);
  }
  return code;
}

/**
 * Writes code blocks of a guide into a new folder, as files named after their
 * titles.
 */
export function folderOf(id: string, titles: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
  for (const title of titles) {
    writeFileSync(path.join(folder, title), codeOf(id, title));
  }
  return folder;
}

/** Returns true if all of the given Python modules are installed. */
export function pythonHas(...modules: readonly string[]): boolean {
  const {status} = spawnSync('python3', ['-c', `import ${modules.join(',')}`]);
  return status === 0;
}

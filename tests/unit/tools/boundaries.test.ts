import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {ESLint} from 'eslint';
import type {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, expect, it} from 'vitest';
import {BOUNDARIES, ROOMS} from '../../../.tools/boundaries.mjs';
import {sourceFiles} from '../../support/importGraph';
import {ROOT} from '../../support/sites';

/** Without types, which files that do not exist cannot have. */
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config,
});
const RULE = 'import-x/no-restricted-paths';

/** What eslint says of a file in a folder that imports another file. */
async function messagesOf(folder: string, imported: string): Promise<string[]> {
  const link = path.relative(folder, imported).replace(/\.tsx?$/, '');
  const code = `import * as all from '${link.startsWith('.') ? link : `./${link}`}';\n\nexport default all;\n`;
  const [result] = await eslint.lintText(code, {
    filePath: path.join(ROOT, folder, 'fixture.ts'),
  });
  return (result?.messages ?? []).map(({ruleId, message}) =>
    ruleId === RULE ? message : `${ruleId}: ${message}`,
  );
}

/** A file in a folder, or the file itself. */
function fileIn(place: string): string {
  return path.extname(place) ? place : (sourceFiles(ROOT, place)[0] ?? place);
}

const forbidden = BOUNDARIES.flatMap(({target, from, message}) =>
  from
    .filter((place) => existsSync(path.join(ROOT, place)))
    .map((place) => ({target, place, message})),
);

const allowed = Object.entries(ROOMS).flatMap(([plugin, rooms]) =>
  Object.entries(rooms).flatMap(([room, others]) =>
    (others as readonly string[]).map((other) => ({
      target: `${plugin}/${room}`,
      place: `${plugin}/${other}`,
    })),
  ),
);

describe('eslint', {timeout: 60_000}, () => {
  it.each(forbidden)(
    'rejects $target importing $place',
    async ({target, place, message}) => {
      expect(await messagesOf(target, fileIn(place))).toContainEqual(
        expect.stringContaining(message),
      );
    },
  );

  it.each(allowed)('accepts $target importing $place', async (edge) => {
    expect(await messagesOf(edge.target, fileIn(edge.place))).toEqual([]);
  });
});

describe('boundaries', () => {
  it('are set for every plugin, and for every folder with sources in it', () => {
    const folders = (place: string) =>
      readdirSync(path.join(ROOT, place), {withFileTypes: true})
        .filter((one) => one.isDirectory())
        .map(({name}) => `${place}/${name}`)
        .filter((folder) => sourceFiles(ROOT, folder).length > 0);
    const plugins = folders('./plugins');
    expect(Object.keys(ROOMS).sort()).toEqual(plugins.sort());
    const targets = BOUNDARIES.map(({target}) => target);
    expect(targets).toEqual(expect.arrayContaining(plugins.flatMap(folders)));
  });

  it('have no zone without a file that they forbid', () => {
    const guarded = new Set(forbidden.map(({target}) => target));
    expect(
      BOUNDARIES.map(({target}) => target).filter((one) => !guarded.has(one)),
    ).toEqual([]);
  });
});

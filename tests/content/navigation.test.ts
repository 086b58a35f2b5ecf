import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import sidebars from '../../sidebars';
import {ROOT} from '../support/sites';
import {readPages} from './support/page';
import {expectNoProblems} from './support/problems';

type Item = unknown;

const guides = readPages(ROOT, ['docs'])
  .filter(({kind}) => kind === 'guide')
  .map(({file}) => file.replace(/^docs\//, '').replace(/\.mdx$/, ''));

/**
 * Doc ids in a sidebar item: in lists, as category pages, and from generated
 * folders.
 */
function idsIn(item: Item): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  if (Array.isArray(item)) {
    return item.flatMap(idsIn);
  }
  const {dirName, items, link} = item as {
    dirName?: string;
    items?: Item;
    link?: {id?: string};
  };
  return [
    ...(link?.id ? [link.id] : []),
    ...(items ? idsIn(items) : []),
    ...guides.filter((id) => dirName && id.startsWith(`${dirName}/`)),
  ];
}

it('has every guide in the sidebar, so that none is reachable by search only', () => {
  const listed = new Set(idsIn(sidebars.docsSidebar));
  expectNoProblems(
    guides
      .filter((id) => !listed.has(id))
      .map((id) => `docs/${id}.mdx: add '${id}' to sidebars.ts`),
  );
});

it('lists no guide twice', () => {
  const ids = idsIn(sidebars.docsSidebar);
  expectNoProblems(
    ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((id) => `sidebars.ts: lists '${id}' twice`),
  );
});

it('names and describes every folder of operators', () => {
  const folders = readPages(ROOT, ['docs'])
    .map(({file}) => path.posix.dirname(file))
    .filter((folder) => folder.startsWith('docs/operators/'))
    .flatMap((folder) => {
      const parts = folder.split('/');
      return parts.slice(2).map((_, at) => parts.slice(0, at + 3).join('/'));
    })
    .filter((folder) => !/\/_/.test(folder));
  expect(folders.length).toBeGreaterThan(100);
  const isComplete = (folder: string) => {
    const file = path.join(ROOT, folder, '_category_.json');
    const {label, description} = (
      existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    ) as {label?: string; description?: string};
    return label && description;
  };
  expectNoProblems(
    [...new Set(folders)]
      .filter((folder) => !isComplete(folder))
      .map(
        (folder) =>
          `${folder}/_category_.json: write a "label" and a "description"`,
      ),
  );
});

it('has the categories and subgroups of operators that the site must have', () => {
  const folders = readFileSync(
    path.join(ROOT, 'tests/fixtures/facts/operatorFolders.txt'),
    'utf8',
  )
    .trim()
    .split('\n');
  const pages = readPages(ROOT, ['docs']);
  expect(
    folders.filter(
      (folder) =>
        !pages.some(({file}) => file.startsWith(`docs/operators/${folder}/`)),
    ),
  ).toEqual([]);
});

it('has a category of operators for each folder, which no code names', async () => {
  // Code depends on these categories: two contain data lists, and the search
  // ranks the others differently.
  const named = new Set(['coming-from', 'deprecated', 'errors', 'extensions']);
  const categories = (
    await Globby('docs/operators/*/_category_.json', {cwd: ROOT})
  )
    .map((file) => path.basename(path.dirname(file)))
    .filter((category) => !named.has(category));
  expect(categories.length).toBeGreaterThan(5);
  const code = await Globby(
    [
      '*.ts',
      '{src,plugins}/**/*.{ts,tsx,css}',
      '!plugins/operator-lab/operators/**',
    ],
    {cwd: ROOT},
  );
  const name = new RegExp(`operators/(?:${categories.join('|')})\\b`);
  expect(
    code.filter((file) =>
      name.test(readFileSync(path.join(ROOT, file), 'utf8')),
    ),
  ).toEqual([]);
});

it('holds prose, records, and shared YAML below docs/, and no code', async () => {
  const files = await Globby('docs/**', {cwd: ROOT});
  expect(files.length).toBeGreaterThan(700);
  expectNoProblems(
    files
      .filter((file) => !/\.mdx$|\.yml$|_category_\.json$/.test(file))
      .map(
        (file) =>
          `${file}: docs/ has only .mdx, .yml, and _category_.json; move it to static/ or src/`,
      ),
  );
});

it('has a page for each file on what an operator does', async () => {
  const files = await Globby('plugins/operator-lab/operators/**/*.ts', {
    cwd: ROOT,
    ignore: ['**/_shared/**'],
  });
  expect(files.length).toBeGreaterThan(300);
  expect(
    files.filter(
      (file) =>
        !existsSync(
          path.join(
            ROOT,
            file
              .replace(/^plugins\/operator-lab/, 'docs')
              .replace(/ts$/, 'mdx'),
          ),
        ),
    ),
  ).toEqual([]);
});

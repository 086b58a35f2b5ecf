import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {existing} from './changedFiles.mjs';
import {SHARED, vitest} from './steps.mjs';

const CONTENT = 'tests/content';

/** Content tests that can check some pages alone: `tests/content/support/changes.ts`. */
const PAGE_TESTS = [
  'pages',
  'operators',
  'operatorFacts',
  'readings',
  'readability',
  'navigation',
  'englishWords',
  'journeys',
  'liveExamples',
].map((name) => `${CONTENT}/${name}.test.ts`);

const isPage = (file) => /^(docs|blog)\/.*\.mdx?$/.test(file);
/** Files that pages are made from or compared with. */
const isContent = (file) =>
  /^(docs|blog|static|src\/operators|tests\/content\/data)\//.test(file);

/** Commands on the changed files: which files each one reads. */
const FILE_STEPS = [
  {
    name: 'eslint',
    title: 'Lint of scripts',
    reads: (file) => /\.([cm]?js|tsx?)$/.test(file),
    command: ['eslint', '--no-warn-ignored'],
  },
  {
    name: 'stylelint',
    title: 'Lint of styles',
    reads: (file) => /^(src|plugins)\/.*\.css$/.test(file),
    command: ['stylelint'],
  },
  {
    name: 'prettier',
    title: 'Format',
    reads: () => true,
    command: ['prettier', '--check', '--ignore-unknown', '--log-level=warn'],
  },
  {
    name: 'cspell',
    title: 'Spelling',
    reads: (file) => /^((docs|blog)\/|[^/]+\.md$)/.test(file),
    command: ['cspell', '--no-progress', '--quiet', '--no-must-find-files'],
  },
];

/** What a test of an example contains that computes the numbers of a page: its doc id or its file. */
function nameIn(page) {
  return page.startsWith('blog/')
    ? page
    : page.replace(/^docs\//, '').replace(/\.mdx?$/, '');
}

/** The tests of examples and guides that read one of the pages. */
function testsOfPages(root, pages) {
  const names = pages.map(nameIn);
  return ['examples', 'guides'].flatMap((folder) =>
    readdirSync(path.join(root, CONTENT, folder), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => path.posix.join(CONTENT, folder, ...file.split(path.sep)))
      .filter((file) => {
        const text = readFileSync(path.join(root, file), 'utf8');
        return names.some((name) => text.includes(`'${name}'`));
      }),
  );
}

/**
 * The steps of `npm run check:fast` for some changed files: those that have a
 * file to check. Tests that compare all pages with each other and tests of the
 * built site are left to `npm test`.
 */
export function fastSteps(root, changed) {
  const files = existing(root, changed);
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const steps = FILE_STEPS.map(({reads, command, ...step}) => ({
    ...step,
    files: files.filter(reads),
    command: [...command, ...files.filter(reads)],
  })).filter((step) => step.files.length > 0);
  if (code.some((file) => /\.tsx?$/.test(file))) {
    steps.push({
      name: 'types',
      title: 'Type check',
      command: ['npm', 'run', '--silent', 'typecheck'],
    });
  }
  if (code.length > 0) {
    steps.push({
      title: 'Tests of changed code',
      ...vitest(
        'unit',
        [
          '--run',
          '--project=unit',
          '--project=content',
          SHARED,
          '--passWithNoTests',
          ...code,
        ],
        {command: 'related'},
      ),
    });
  }
  if (changed.some(isContent)) {
    steps.push({
      title: 'Content tests',
      ...vitest('content', [
        '--project=content',
        SHARED,
        ...PAGE_TESTS,
        ...testsOfPages(root, changed.filter(isPage)),
      ]),
    });
  }
  return steps;
}

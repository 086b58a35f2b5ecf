import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {vitest} from './steps.mjs';

const CONTENT = 'tests/content';

/** Content tests that check changed files alone (`tests/content/support/changes.ts`), and the files that they check. */
const PAGE_TESTS = [
  {
    tests: [
      'pages',
      'statements',
      'readability',
      'navigation',
      'englishWords',
      'journeys',
    ],
    checks: /^(docs|blog|static|tests\/content)\//,
  },
  {
    tests: ['operators', 'emptyDefaults', 'liveExamples'],
    checks: /\boperators\/|^tests\/content\//,
  },
  {tests: ['fragments', 'measures'], checks: /^docs\/operators\/_/},
];

/**
 * Lists the files that differ from the main branch (`origin/main` if it exists),
 * committed or not, deleted or new; if none do, those of the last commit. Paths
 * start at `root`. Returns undefined without git or a main branch.
 */
export function changedFiles(root) {
  const git = (...args) => {
    const {status, stdout} = spawnSync('git', args, {cwd: root});
    return status === 0 ? String(stdout) : '';
  };
  const branch = ['origin/main', 'main'].find((name) =>
    git('rev-parse', '--verify', '--quiet', name),
  );
  const base = branch && git('merge-base', 'HEAD', branch).trim();
  if (!base) {
    return undefined;
  }
  const diff = ['diff', '--name-only', '--no-renames', '--relative', '-z'];
  const changed = [
    git(...diff, base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ].join('');
  return (changed || git(...diff, 'HEAD~1')).split('\0').filter(Boolean).sort();
}

/**
 * Content tests that compute the numbers of changed pages, or with changed code of
 * operators: they contain the doc id, or the file of a post.
 */
function testsOfPages(root, changed) {
  const names = changed
    .filter((file) =>
      /^(docs|blog)\/.*\.mdx$|^.*?\boperators\/.*\.ts$/.test(file),
    )
    .map((file) =>
      file.replace(/^docs\/(.*)\.mdx$|^.*?\b(operators\/.*)\.ts$/, '$1$2'),
    )
    .map((name) => `'${name}'`);
  return readdirSync(path.join(root, CONTENT), {recursive: true})
    .filter((file) => /^(examples|guides)\b.*\.test\.ts$/.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(root, CONTENT, file), 'utf8');
      return names.some((name) => text.includes(name));
    })
    .map((file) => path.posix.join(CONTENT, ...file.split(path.sep)));
}

/** Commands that read some of the changed files. */
const FILE_STEPS = [
  {
    name: 'eslint',
    title: 'Lint of scripts',
    reads: /\.([cm]?js|tsx?)$/,
    command: ['eslint', '--no-warn-ignored'],
  },
  {
    name: 'stylelint',
    title: 'Lint of styles',
    reads: /^(src|plugins)\/.*\.css$/,
    command: ['stylelint'],
  },
  {
    name: 'prettier',
    title: 'Format',
    reads: /\.(?!mdx$)\w+$/,
    command: ['prettier', '--check', '--ignore-unknown', '--log-level=warn'],
  },
  {
    name: 'cspell',
    title: 'Spelling',
    reads: /^((docs|blog)\/|[^/]+\.md$)/,
    command: ['cspell', '--no-progress', '--quiet', '--no-must-find-files'],
  },
];

/**
 * Returns the steps of `npm run check:fast` for some changed files. What compares
 * all pages with each other or needs a build is left to `npm test`.
 */
export function fastSteps(root, changed) {
  const files = changed.filter((file) => existsSync(path.join(root, file)));
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const steps = FILE_STEPS.map(({reads, command, ...step}) => {
    const read = files.filter((file) => reads.test(file));
    return {...step, files: read, command: [...command, ...read]};
  }).filter(({files: read}) => read.length > 0);
  if (code.length > 0) {
    steps.push(
      {
        name: 'types',
        title: 'Type check',
        command: ['npm', 'run', '--silent', 'typecheck'],
      },
      {
        name: 'imports',
        title: 'Imports',
        command: ['npm', 'run', '--silent', 'lint:imports'],
      },
      vitest(
        'unit',
        'Tests of changed code',
        ['--run', '--project=unit', '--passWithNoTests', ...code],
        'related',
      ),
    );
  }
  steps.push({
    name: 'commits',
    title: 'Commit subjects',
    command: ['npm', 'run', '--silent', 'lint:commits'],
  });
  const tests = [
    ...PAGE_TESTS.filter(({checks}) =>
      changed.some((file) => checks.test(file)),
    ).flatMap((group) =>
      group.tests.map((name) => `${CONTENT}/${name}.test.ts`),
    ),
    ...testsOfPages(root, changed),
  ];
  if (tests.length > 0) {
    steps.unshift(
      vitest('content', 'Content tests', ['--project=content', ...tests]),
    );
  }
  return steps;
}

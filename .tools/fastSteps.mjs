import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {npmStep, vitest} from './steps.mjs';

const CONTENT = 'tests/content';

/**
 * Patterns of files, and the content tests that check only these files
 * (`tests/content/support/changes.ts`).
 */
const PAGE_TESTS = [
  [
    /^(docs|blog|static|tests\/content)\//,
    'pages statements readability navigation englishWords journeys',
  ],
  [/\boperators\/|^tests\/content\//, 'operators emptyDefaults liveExamples'],
  [/^docs\/operators\/_/, 'fragments measures'],
];

/** Title, file pattern, and command of each step that checks changed files. */
const FILE_STEPS = [
  ['Lint of scripts', /\.([cm]?js|tsx?)$/, 'eslint --no-warn-ignored'],
  ['Lint of styles', /^(src|plugins)\/.*\.css$/, 'stylelint'],
  [
    'Format',
    /\.(?!mdx$)\w+$/,
    'prettier --check --ignore-unknown --log-level=warn',
  ],
  [
    'Spelling',
    /^((docs|blog)\/|[^/]+\.md$)/,
    'cspell --no-progress --quiet --no-must-find-files',
  ],
];

/**
 * Lists the files that differ from the main branch (`origin/main` if it
 * exists), including uncommitted, deleted, and new files. If no file differs,
 * lists the files of the last commit. Paths are relative to `root`. Returns
 * undefined without git or a main branch.
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
 * Content tests that compute numbers of changed pages, or that use changed
 * operator code. They mirror the page, or contain its doc id, the import of the
 * code, or the file of a post.
 */
function testsOfPages(root, changed) {
  const names = changed
    .filter((file) =>
      /^(docs|blog)\/.*\.mdx$|^.*?\boperators\/.*\.ts$/.test(file),
    )
    .map((file) =>
      file.replace(/^docs\/(.*)\.mdx$|^.*?\b(operators\/.*)\.ts$/, '$1$2'),
    );
  const mirrors = new Set(
    names.map((name) =>
      name.replace(/^operators\/(.*)/, 'examples/$1.test.ts'),
    ),
  );
  const quotes = names.flatMap((name) => [
    `'${name}'`,
    `'${name.replace(/^operators\//, '@lab/')}'`,
  ]);
  return readdirSync(path.join(root, CONTENT), {recursive: true})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /^(examples|guides)\b.*\.test\.ts$/.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(root, CONTENT, file), 'utf8');
      return mirrors.has(file) || quotes.some((quote) => text.includes(quote));
    })
    .map((file) => path.posix.join(CONTENT, file));
}

/**
 * Returns the steps of `npm run check:fast` for changed files. Checks that
 * compare all pages or need a build run only in `npm test`.
 */
export function fastSteps(root, changed) {
  const files = changed.filter((file) => existsSync(path.join(root, file)));
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const tests = [
    ...PAGE_TESTS.filter(([checked]) =>
      changed.some((file) => checked.test(file)),
    ).flatMap(([, names]) =>
      names.split(' ').map((name) => `${CONTENT}/${name}.test.ts`),
    ),
    ...testsOfPages(root, changed),
  ];
  const related = ['--run', '--project=unit', '--passWithNoTests', ...code];
  return [
    ...(tests.length > 0
      ? [vitest('content', 'Content tests', ['--project=content', ...tests])]
      : []),
    ...FILE_STEPS.flatMap(([title, read, command]) => {
      const [name, ...args] = command.split(' ');
      const names = files.filter((file) => read.test(file));
      return names.length > 0
        ? [{name, title, command: [name, ...args, ...names]}]
        : [];
    }),
    ...(code.length > 0
      ? [
          npmStep('typecheck', 'Type check'),
          npmStep('lint:imports', 'Imports'),
          vitest('unit', 'Tests of changed code', related, 'related'),
        ]
      : []),
    npmStep('lint:commits', 'Commit subjects'),
  ];
}

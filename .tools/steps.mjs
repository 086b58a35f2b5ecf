import {existsSync, readFileSync} from 'node:fs';

/** Arguments of Vitest for one project, or for the tests of some files. */
function vitestArgs(name, args) {
  return [
    '--config=tests/vitest.config.mts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=reports/${name}.json`,
    // What passing tests print is in the report of nobody.
    '--silent=passed-only',
    ...args,
  ];
}

/**
 * Variables for Vitest on pages. Libraries leave out checks of their own in
 * production: the parser of Markdown, for example. And V8 gets more room for new
 * objects, as in the build. Unit tests of components need React's other mode.
 */
const FAST = {
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-semi-space-size=64',
};

/** A step that runs Vitest in half of the machine, or `both` halves. */
export const vitest = (name, args, {command = 'run', both = false} = {}) => ({
  name,
  both,
  env: name === 'unit' ? {} : FAST,
  command: [
    'vitest',
    command,
    ...vitestArgs(name, args),
    ...(both ? [] : ['--maxWorkers=50%']),
  ],
  count: () => countVitest(`reports/${name}.json`),
});

/**
 * For files that do not change anything that other files use: they share what
 * they load (parsers, pages, the DOM) and need a third of the time.
 */
export const SHARED = '--no-isolate';

/**
 * What `npm test` does. Two steps run at the same time, each in half of the
 * machine, except for those that use `both` halves. They start in this order, the
 * longer ones first, so that the halves end at about the same time. A step is left
 * out if the one that it `needs` fails. A step without `count` counts as one check.
 * `npm run check:fast -- --all` runs the `fast` steps.
 */
export const STEPS = [
  {
    name: 'types',
    title: 'Type check',
    fast: true,
    command: ['npm', 'run', '--silent', 'typecheck'],
  },
  {
    name: 'build',
    title: 'Production build',
    command: ['node', '.tools/docusaurus.mjs', 'build'],
    rejectOutput: /\[WARNING\]|\bwarn(ing)?\b/i,
  },
  {
    name: 'lint',
    title: 'Lint, format, spelling',
    fast: true,
    command: ['npm', 'run', '--silent', 'lint'],
  },
  {
    name: 'compress',
    title: 'Compressed files',
    needs: 'build',
    // As in `npm run build`, but many times as fast, for files that are 8% larger.
    command: ['docusaurus', 'compress', '--quality=8'],
  },
  {
    title: 'Checks of the built site',
    needs: 'compress',
    ...vitest('built', ['--project=built', SHARED]),
  },
  {
    title: 'Relevance of search',
    needs: 'build',
    ...vitest('relevance', ['--project=relevance', SHARED]),
  },
  {
    title: 'Content tests',
    fast: true,
    ...vitest('content', ['--project=content', SHARED]),
  },
  {
    title: 'Unit tests',
    fast: true,
    ...vitest('unit', ['--project=unit', SHARED]),
  },
  {
    name: 'e2e',
    title: 'Browser tests',
    needs: 'compress',
    both: true,
    command: ['playwright', 'test', '--config=tests/e2e/playwright.config.ts'],
    count: () => countPlaywright('reports/e2e.json'),
  },
];

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function countVitest(file) {
  const report = readReport(file);
  if (!report) {
    return undefined;
  }
  // A file that cannot be loaded has no tests to fail, so it counts itself.
  const broken = report.testResults.filter(
    ({status, assertionResults}) =>
      status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
  };
}

function countPlaywright(file) {
  const stats = readReport(file)?.stats;
  return (
    stats && {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }
  );
}

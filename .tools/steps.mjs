import {existsSync, readFileSync} from 'node:fs';

const vitest = (project, ...flags) => ({
  command: [
    'vitest',
    'run',
    '--config=tests/vitest.config.ts',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=reports/${project}.json`,
    ...flags,
  ],
  count: () => countVitest(`reports/${project}.json`),
});

/**
 * For hundreds of files that change nothing that another sees: they share what
 * they have loaded (parsers, pages, the DOM), and take a third of the time.
 */
const SHARED = '--no-isolate';

/**
 * What `npm test` does, in order. `fast` steps are also what `npm run
 * check:fast` does; a step is left out when one that it `needs` has failed.
 * A step without `count` counts as one check.
 */
export const STEPS = [
  {
    name: 'types',
    title: 'Type check',
    fast: true,
    command: ['npm', 'run', '--silent', 'typecheck'],
  },
  {
    name: 'lint',
    title: 'Lint, format, spelling',
    fast: true,
    command: ['npm', 'run', '--silent', 'lint'],
  },
  {name: 'unit', title: 'Unit tests', fast: true, ...vitest('unit', SHARED)},
  {
    name: 'content',
    title: 'Content tests',
    fast: true,
    ...vitest('content', SHARED),
  },
  {
    name: 'build',
    title: 'Production build',
    command: ['docusaurus', 'build'],
    rejectOutput: /\[WARNING\]|\bwarn(ing)?\b/i,
  },
  {
    name: 'relevance',
    title: 'Relevance of search',
    needs: 'build',
    ...vitest('relevance'),
  },
  {
    name: 'built',
    title: 'Checks of the built site',
    needs: 'build',
    ...vitest('built'),
  },
  {
    name: 'e2e',
    title: 'Browser tests',
    needs: 'build',
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

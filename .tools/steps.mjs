import {existsSync, readFileSync} from 'node:fs';

/**
 * Environment of tests that read pages. With `production`, libraries skip their
 * own checks, and V8 has more memory for new objects. Component tests need the
 * development build of React.
 */
const FAST = {
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-semi-space-size=64',
};

/**
 * Creates a step that runs Vitest on half of the cores. Tests share the modules
 * that they load, so they need a third of the time.
 */
export const vitest = (name, title, args, command = 'run') => ({
  name,
  title,
  env: name === 'unit' ? {} : FAST,
  command: [
    'vitest',
    command,
    '--config=tests/vitest.config.mts',
    '--no-isolate',
    '--maxWorkers=50%',
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=reports/${name}.json`,
    '--silent=passed-only',
    ...args,
  ],
  count: () => countVitest(`reports/${name}.json`),
  // The failures, without Vitest's output before and after them.
  excerpt: /⎯[\s\S]*⎯/,
});

/** Creates a step that runs a script of package.json. */
export const npmStep = (script, title) => ({
  name: script.replace(':', '-'),
  title,
  command: ['npm', 'run', '--silent', script],
});

/**
 * Steps of `npm test`, longer ones first. `npm run check:fast -- --all` runs
 * the `fast` steps.
 */
export const STEPS = [
  {fast: true, ...npmStep('typecheck', 'Type check')},
  {
    name: 'build',
    title: 'Production build',
    command: ['node', '.tools/docusaurus.mjs', 'build'],
    rejectOutput: /\[WARNING\]|\bwarn(ing)?\b/i,
  },
  {fast: true, ...npmStep('lint', 'Lint, format, spelling')},
  {
    name: 'compress',
    title: 'Compressed files',
    needs: 'build',
    // `npm run build` compresses 8% better, but takes many times as long.
    command: ['docusaurus', 'compress', '--quality=8'],
  },
  {
    needs: 'compress',
    ...vitest('built', 'Checks of the built site', ['--project=built']),
  },
  {
    needs: 'build',
    ...vitest('relevance', 'Relevance of search', ['--project=relevance']),
  },
  {fast: true, ...vitest('content', 'Content tests', ['--project=content'])},
  {fast: true, ...vitest('unit', 'Unit tests', ['--project=unit'])},
  {
    name: 'e2e',
    title: 'Browser tests',
    needs: 'compress',
    alone: true,
    command: ['playwright', 'test', '--config=tests/e2e/playwright.config.ts'],
    count: () => countPlaywright('reports/e2e.json'),
  },
];

const readReport = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

function countVitest(file) {
  const report = readReport(file);
  if (!report) {
    return undefined;
  }
  // A file that does not load has no tests, so it counts as one failure.
  const broken = report.testResults.filter(
    ({status, assertionResults}) =>
      status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
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

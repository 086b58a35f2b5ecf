import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {WITHOUT_STORAGE} from '../.tools/nodeFlags.mjs';

const root = path.dirname(import.meta.dirname);
const project = (name: string, testTimeout = 10_000) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    testTimeout,
    hookTimeout: testTimeout,
  },
});

export default defineConfig({
  root,
  resolve: {
    alias: [
      {find: /^@site\//, replacement: `${root}/`},
      {find: /^@lab\//, replacement: `${root}/plugins/operator-lab/operators/`},
      {find: /^@support\//, replacement: `${root}/tests/content/support/`},
      {
        find: /^@docusaurus\/(Translate|Interpolate)$/,
        replacement: `${root}/tests/support/docusaurusTranslate.ts`,
      },
      {
        find: '@docusaurus/useBrokenLinks',
        replacement: `${root}/tests/support/docusaurusBrokenLinks.ts`,
      },
      {
        find: /^@docusaurus\/(Head|Link|BrowserOnly|router|useBaseUrl|useDocusaurusContext|useGlobalData|constants)$/,
        replacement: `${root}/node_modules/@docusaurus/core/lib/client/exports/$1.js`,
      },
      {find: /^@generated\//, replacement: `${root}/tests/unit/generated/`},
    ],
  },
  test: {
    globalSetup: 'tests/support/temporaryFolder.ts',
    // Nothing else runs while the tests run.
    maxWorkers: '100%',
    execArgv: WITHOUT_STORAGE,
    projects: [
      project('unit'),
      // Some tests compute over all pages. On a busy machine that takes minutes.
      project('content', 180_000),
      project('relevance', 180_000),
      // One build of a small site, among others, on a slow machine.
      project('built', 180_000),
    ],
  },
});

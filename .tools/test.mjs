// Runs checks: node .tools/test.mjs [--fast] [--all]
// Without options, what CI runs; with --all, on all pages where that checks a sample.
// --fast: on the files that differ from the main branch; with --all, on all files.
import path from 'node:path';
import {changedFiles} from './changedFiles.mjs';
import {ensurePackages, root} from './ensurePackages.mjs';
import {fastSteps} from './fastSteps.mjs';
import {runSteps} from './runSteps.mjs';
import {STEPS} from './steps.mjs';

process.chdir(root);
ensurePackages();
const isFast = process.argv.includes('--fast');
const isAll = process.argv.includes('--all');
const env = {
  ...process.env,
  NO_UPDATE_NOTIFIER: '1',
  ...(isAll && {ALL_PAGES: '1'}),
};

/** The steps on the files that have changed, or undefined to check all files. */
function stepsOfChanges() {
  const changed = isAll ? undefined : changedFiles(root);
  if (!changed) {
    return undefined;
  }
  console.log(
    `Checking ${changed.length} changed files; all: npm run check:fast -- --all`,
  );
  env.CHANGED_FILES = JSON.stringify(changed);
  return fastSteps(root, changed);
}

if (!isFast) {
  const {ensureBrowser, ensureHeadlessBrowser} =
    await import('./ensureBrowser.mjs');
  ensureBrowser();
  ensureHeadlessBrowser();
  const {ensureNginx} = await import('./ensureNginx.mjs');
  ensureNginx();
  const {ensureAgents} = await import('./ensureAgents.mjs');
  ensureAgents();
}
const {passed, failed, skipped} = await runSteps(
  isFast ? (stepsOfChanges() ?? STEPS.filter(({fast}) => fast)) : STEPS,
  {cwd: root, env, reportsDir: path.join(root, 'reports')},
);
console.log(
  `\nLogs and the summary are in reports/.\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = failed > 0 ? 1 : 0;

// Runs checks: node .tools/test.mjs [--fast] [--all]
// Without options: the checks of CI. With --all, checks that use a sample check
// all pages.
// With --fast: only files that differ from the main branch. With --fast --all:
// all files.
import path from 'node:path';
import {ensurePackages, root} from './ensurePackages.mjs';

process.chdir(root);
ensurePackages();
const {changedFiles, fastSteps} = await import('./fastSteps.mjs');
const {runSteps} = await import('./runSteps.mjs');
const {STEPS} = await import('./steps.mjs');
const isFast = process.argv.includes('--fast');
const isAll = process.argv.includes('--all');
const started = Date.now();
const changed = isFast && !isAll ? changedFiles(root) : undefined;

function stepsToRun() {
  if (changed) {
    return fastSteps(root, changed);
  }
  return isFast ? STEPS.filter(({fast}) => fast) : STEPS;
}

if (!isFast) {
  const {ensureBrowsers} = await import('./ensureBrowser.mjs');
  ensureBrowsers();
  const {ensureAgents} = await import('./ensureAgents.mjs');
  ensureAgents();
}
const {passed, failed, skipped} = await runSteps(stepsToRun(), {
  quiet: isFast,
  cwd: root,
  env: {
    ...process.env,
    NO_UPDATE_NOTIFIER: '1',
    ...(isAll && {ALL_PAGES: '1'}),
    ...(changed && {CHANGED_FILES: JSON.stringify(changed)}),
  },
  reportsDir: path.join(root, 'reports'),
});
const seconds = ((Date.now() - started) / 1000).toFixed(0);
const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
const files = changed ? `Changed files: ${changed.length}` : 'All files';
console.log(
  isFast
    ? `${files}, ${seconds} s. ${counts}`
    : `\nLogs and a summary are in reports/ (${seconds} s)\n${counts}`,
);
process.exitCode = failed > 0 ? 1 : 0;

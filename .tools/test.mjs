// Runs all checks: node .tools/test.mjs [--fast]
import path from 'node:path';
import {ensurePackages, root} from './ensurePackages.mjs';
import {runSteps} from './runSteps.mjs';
import {STEPS} from './steps.mjs';

process.chdir(root);
ensurePackages();
const isFast = process.argv.includes('--fast');
const env = {...process.env, NO_UPDATE_NOTIFIER: '1'};
if (!isFast) {
  const {BROWSER_VARIABLE, ensureBrowser} = await import('./ensureBrowser.mjs');
  env[BROWSER_VARIABLE] = ensureBrowser();
  const {ensureNginx} = await import('./ensureNginx.mjs');
  ensureNginx();
  const {ensureAgents} = await import('./ensureAgents.mjs');
  ensureAgents();
}
const {passed, failed, skipped} = await runSteps(
  STEPS.filter(({fast}) => fast || !isFast),
  {cwd: root, env, reportsDir: path.join(root, 'reports')},
);
console.log(
  `\nLogs and the summary are in reports/.\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = failed > 0 ? 1 : 0;

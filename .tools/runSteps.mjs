import {spawn} from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** Number of steps that run at the same time. */
const LANES = 2;

/** Runs a command with the project's tools first in PATH, and resolves to its exit code. */
function runCommand([command, ...args], {cwd, env, logFile}) {
  const log = openSync(logFile, 'w');
  const bin = path.join(cwd, 'node_modules', '.bin');
  const child = spawn(command, args, {
    cwd,
    env: {...env, PATH: [bin, env.PATH].join(path.delimiter)},
    stdio: ['ignore', log, log],
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      writeSync(log, `${error.message}\n`);
      resolve(1);
    });
    child.on('close', resolve);
  }).finally(() => closeSync(log));
}

async function runStep(step, {cwd, env, reportsDir}) {
  const started = Date.now();
  const logFile = path.join(reportsDir, `${step.name}.log`);
  const status = await runCommand(step.command, {
    cwd,
    env: {...env, ...step.env},
    logFile,
  });
  const output = readFileSync(logFile, 'utf8').trim();
  const rejected = step.rejectOutput?.exec(output)?.[0];
  const isGood = status === 0 && !rejected;
  const {
    passed,
    failed,
    skipped = 0,
  } = step.count?.() ?? {
    passed: Number(isGood),
    failed: Number(!isGood),
  };
  return {
    passed,
    skipped,
    // A runner that exits with an error but reports no failed test counts as
    // one failure.
    failed: isGood ? failed : Math.max(failed, 1),
    seconds: (Date.now() - started) / 1000,
    output:
      rejected && status === 0
        ? `${output}\n\nThis step must not print '${rejected}'.`
        : (step.excerpt?.exec(output)?.[0] ?? output),
  };
}

function lineOf({title}, {leftOut, passed, failed, skipped, seconds}) {
  if (leftOut) {
    return `${title}: left out, because '${leftOut}' failed`;
  }
  const outcome = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  return `${title}: ${outcome} (${seconds.toFixed(0)} s)`;
}

/** Runs a step, or skips it if the step that it needs failed. */
async function resultOf(step, needed, options) {
  return needed?.result.failed > 0
    ? {leftOut: needed.step.title, passed: 0, failed: 1, skipped: 0, seconds: 0}
    : runStep(step, options);
}

/**
 * Runs steps, two at a time, in list order. A step starts after the step that
 * it `needs`, and a step that runs `alone` starts after all others. Writes logs
 * and a summary to `reportsDir`. Prints one line for each step, and the output
 * of failed steps. With `quiet`, prints only failed steps. Returns the totals.
 * A step that is skipped because the step that it needs failed counts as
 * failed.
 */
export async function runSteps(steps, {quiet = false, ...options}) {
  rmSync(options.reportsDir, {recursive: true, force: true});
  mkdirSync(options.reportsDir, {recursive: true});
  const done = new Map();
  const running = new Set();
  const lines = [];

  async function run(step) {
    const result = await resultOf(step, done.get(step.needs), options);
    const line = lineOf(step, result);
    lines.push(line);
    if (result.failed > 0 && result.output) {
      console.log(`\n${result.output}\n`);
    }
    if (result.failed > 0 || !quiet) {
      console.log(line);
    }
    done.set(step.name, {step, result});
  }

  async function lane(waiting) {
    while (waiting.length > 0) {
      const at = waiting.findIndex(({needs}) => !needs || done.has(needs));
      if (at < 0) {
        await Promise.race(running);
      } else {
        const [step] = waiting.splice(at, 1);
        const promise = run(step).finally(() => running.delete(promise));
        running.add(promise);
        await promise;
      }
    }
  }

  const together = steps.filter(({alone}) => !alone);
  await Promise.all(Array.from({length: LANES}, () => lane(together)));
  await lane(steps.filter(({alone}) => alone));
  writeFileSync(
    path.join(options.reportsDir, 'summary.md'),
    `# Test report\n\n${lines.map((line) => `- ${line}\n`).join('')}`,
  );
  const sum = (key) =>
    [...done.values()].reduce((total, {result}) => total + result[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
  };
}

import {spawn} from 'node:child_process';
import {createWriteStream, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A step uses one half of the machine, or `both` halves. */
const HALVES = 2;

/** Runs a command with the project's own tools first in PATH and logs its output. */
function runCommand([command, ...args], {cwd, env, logFile}) {
  const log = createWriteStream(logFile);
  const child = spawn(command, args, {
    cwd,
    env: {
      ...env,
      PATH: [path.join(cwd, 'node_modules', '.bin'), env.PATH].join(
        path.delimiter,
      ),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      output += text;
      log.write(text);
    });
  }
  return new Promise((resolve) => {
    const finish = (status) => log.end(() => resolve({status, output}));
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(1);
    });
    child.on('close', finish);
  });
}

async function runStep(step, options) {
  const started = Date.now();
  const logFile = path.join(options.reportsDir, `${step.name}.log`);
  const {status, output} = await runCommand(step.command, {
    ...options,
    env: {...options.env, ...step.env},
    logFile,
  });
  const rejected = step.rejectOutput?.exec(output)?.[0];
  const isGood = status === 0 && !rejected;
  const counted = step.count?.() ?? {
    passed: isGood ? 1 : 0,
    failed: isGood ? 0 : 1,
  };
  return {
    step,
    passed: counted.passed,
    skipped: counted.skipped ?? 0,
    // A runner that ends badly without a failed test is a failure of its own.
    failed: isGood ? counted.failed : Math.max(counted.failed, 1),
    seconds: (Date.now() - started) / 1000,
    output:
      rejected && status === 0
        ? `${output}\nThis step must not print '${rejected}'.`
        : output,
  };
}

const leftOutStep = (step, broken) => ({
  step,
  passed: 0,
  failed: 1,
  skipped: 0,
  seconds: 0,
  output: '',
  leftOut: `${broken.step.title} failed`,
});

function outcomeOf({leftOut, passed, failed, skipped}) {
  return leftOut
    ? `left out: ${leftOut}`
    : `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** One line for each finished step. The output of a failed step precedes it. */
function printResult(result) {
  const {step, failed, seconds, output} = result;
  const line = `${step.title}: ${outcomeOf(result)} (${seconds.toFixed(0)} s)`;
  console.log(failed > 0 && output ? `\n${output.trim()}\n\n${line}` : line);
}

function summaryTable(results) {
  const rows = results.map(
    (result) =>
      `| ${result.step.title} | ${outcomeOf(result)} | ${result.seconds.toFixed(1)} s | ${result.step.name}.log |`,
  );
  return [
    '| Step | Outcome | Time | Log |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/**
 * Runs all steps, two at a time, in the order of the list. Starts a step as soon
 * as the step that it `needs` has passed and enough of the machine is free.
 */
async function runAll(steps, options) {
  const results = new Map();
  const running = new Set();
  const waiting = [...steps];
  let free = HALVES;

  async function start(step, halves) {
    free -= halves;
    console.log(`${step.title} ...`);
    results.set(step.name, await runStep(step, options));
    free += halves;
    printResult(results.get(step.name));
  }

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const needed = results.get(step.needs);
      const halves = step.both ? HALVES : 1;
      const isPending = steps.some(({name}) => name === step.needs) && !needed;
      if (needed?.failed > 0) {
        results.set(step.name, leftOutStep(step, needed));
        printResult(results.get(step.name));
      } else if (isPending || halves > free) {
        continue;
      } else {
        const run = start(step, halves).finally(() => running.delete(run));
        running.add(run);
      }
      waiting.splice(waiting.indexOf(step), 1);
    }
    if (running.size > 0) {
      await Promise.race(running);
    }
  }
  return steps.map(({name}) => results.get(name));
}

/**
 * Runs the steps, prints the output of those that fail, and writes the logs and
 * a summary to the reports folder. Returns the sums over all steps; a step left
 * out because the step that it needs failed counts as failed.
 */
export async function runSteps(steps, {cwd, env, reportsDir}) {
  rmSync(reportsDir, {recursive: true, force: true});
  mkdirSync(reportsDir, {recursive: true});
  const results = await runAll(steps, {cwd, env, reportsDir});
  const table = summaryTable(results);
  writeFileSync(
    path.join(reportsDir, 'summary.md'),
    `# Test report\n\n${table}\n`,
  );
  console.log(`\n${table}`);
  const sum = (key) =>
    results.reduce((total, result) => total + result[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
  };
}

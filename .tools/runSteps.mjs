import {spawn} from 'node:child_process';
import {createWriteStream, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Runs a command with the project's own tools first in PATH; shows and logs its output. */
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
      process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    const finish = (status) => log.end(() => resolve({status, output}));
    child.on('error', (error) => {
      output += error.message;
      process.stdout.write(`${error.message}\n`);
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
    logFile,
  });
  const rejected = step.rejectOutput?.exec(output)?.[0];
  if (rejected && status === 0) {
    console.log(`This step must print no '${rejected}'.`);
  }
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
  };
}

function summaryTable(results) {
  const rows = results.map(({step, seconds, leftOut, ...counts}) => {
    const {passed, failed, skipped} = counts;
    const outcome = leftOut
      ? `left out: ${leftOut}`
      : `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    return `| ${step.title} | ${outcome} | ${seconds.toFixed(1)} s | ${step.name}.log |`;
  });
  return [
    '| Step | Outcome | Time | Log |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/**
 * Runs the steps one after another, each to its end, and writes the logs and a
 * summary into the reports folder. Returns the sums over all steps; a step left
 * out because one that it needs has failed counts as failed.
 */
export async function runSteps(steps, {cwd, env, reportsDir}) {
  rmSync(reportsDir, {recursive: true, force: true});
  mkdirSync(reportsDir, {recursive: true});
  const results = [];
  for (const [at, step] of steps.entries()) {
    const broken = results.find(
      ({step: {name}, failed}) => name === step.needs && failed > 0,
    );
    console.log(
      `\n[${at + 1}/${steps.length}] ${step.title}${broken ? ': left out' : ' ...'}`,
    );
    results.push(
      broken
        ? {
            step,
            passed: 0,
            failed: 1,
            skipped: 0,
            seconds: 0,
            leftOut: `${broken.step.title} failed`,
          }
        : await runStep(step, {cwd, env, reportsDir}),
    );
  }
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

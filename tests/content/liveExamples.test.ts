import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {liveOf} from '../../plugins/operator-lab/live/fields';
import {trialOf} from '../../plugins/operator-lab/live/trialOf';
import type {Trial, TrialParameter} from '../../plugins/operator-lab/run/trial';
import type {Run} from '../../plugins/operator-lab/run/types';
import {
  IN_EFFECT,
  readData,
  settingName,
  startData,
} from '../../plugins/operator-lab/theme/OperatorTrial/formData';
import {outcomeOf} from '../../plugins/operator-lab/theme/OperatorTrial/outcome';
import {ROOT} from '../support/sites';
import {isComplete, isToCheck} from './support/changes';
import {isOnPage} from './support/isOnPage';
import {recordOf} from './support/operators';
import {parsePage} from './support/page';

/** Minimum number of pages with a live example. */
const LEAST = 300;

/** Maximum processor time of a run, in milliseconds. */
const LONGEST = 200;

const files = await Globby('docs/operators/**/*.mdx', {
  cwd: ROOT,
  ignore: ['**/_*', '**/_*/**'],
});

const live = files.flatMap((file) => {
  const runFile = file.replace(/^docs(.*)\.mdx$/, 'plugins/operator-lab$1.ts');
  if (!isToCheck(file) && !isToCheck(runFile)) {
    return [];
  }
  const content = readFileSync(path.join(ROOT, file), 'utf8');
  const page = parsePage(file, content);
  const record = page.frontMatter.operator ? recordOf(page).record : undefined;
  return record?.live ? [{file, runFile, content, record}] : [];
});

type Live = (typeof live)[number];

async function loaded({content, record, runFile}: Live) {
  const {run} = (await import(path.join(ROOT, runFile))) as {run: Run};
  const {trial, problems} = trialOf({record, content}, 'Example');
  expect(problems).toEqual([]);
  return {run, trial: trial!};
}

/** Settings that a reader changes, as pairs of name and value. */
type Changes = readonly (readonly [string, string | boolean])[];

/**
 * Settings that put a parameter into effect, from the first of its conditions.
 */
function conditionOf(
  {parameters}: Pick<Trial, 'parameters'>,
  {when: [first = {}] = []}: TrialParameter,
): Changes {
  return Object.entries(first).flatMap(([wanted, [value = '']]) => {
    const other = parameters.find(({name}) => name === wanted);
    const set = typeof value === 'boolean' ? value : String(value);
    return other
      ? [...conditionOf({parameters}, other), [wanted, set] as const]
      : [];
  });
}

/** Reads the form after some changes. */
function readWith(trial: Trial, changes: Changes) {
  const data = startData(trial);
  for (const [name, value] of changes) {
    data.append(IN_EFFECT, name);
    data.delete(settingName({name}));
    if (value !== false) {
      data.set(settingName({name}), value === true ? 'on' : value);
    }
  }
  return readData(trial, data);
}

/**
 * Variants of an example: each parameter in effect, each option of a selection,
 * and each switch on and off.
 */
function variantsOf(trial: Trial): [name: string, changes: Changes][] {
  return trial.parameters.flatMap((parameter) => {
    const {name, control, options = []} = parameter;
    const start = conditionOf(trial, parameter);
    const values =
      control === 'choice'
        ? options.map(({value}) => value)
        : control === 'switch'
          ? [true, false]
          : [];
    return [
      [name, start] as [string, Changes],
      ...values.map((value): [string, Changes] => [
        `${name}: ${value}`,
        [...start, [name, value]],
      ]),
    ];
  });
}

/** Wraps a run so that it records the names of settings that it reads. */
function observed(run: Run): {run: Run; read: Set<string>} {
  const read = new Set<string>();
  return {
    read,
    run: (inputs, settings) =>
      run(
        inputs,
        new Proxy(settings, {
          get: (target, name) => {
            read.add(String(name));
            return Reflect.get(target, name) as unknown;
          },
        }),
      ),
  };
}

/** Minimum processor time of three runs, in milliseconds. */
function timeOf(compute: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    compute();
    const {user, system} = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe('live examples', () => {
  it.runIf(isComplete)('are on many pages', () => {
    expect(live.length).toBeGreaterThanOrEqual(LEAST);
  });

  it.each(live.map((page) => [page.file, page] as const))(
    'start with what the page shows: %s',
    async (_, page) => {
      const {run, trial} = await loaded(page);
      const {inputs, settings} = readWith(trial, []);
      const result = run(inputs, settings)[trial.output] ?? [];
      expect(isOnPage(page, inputs, result), 'the page shows the result').toBe(
        true,
      );
    },
  );

  it.each(live.map((page) => [page.file, page] as const))(
    'have the same outputs without settings that are defaults: %s',
    async (_, page) => {
      const {run, trial} = await loaded(page);
      const {settings, fixed} = liveOf(page.record)!;
      expect(run(trial.inputs, {...settings, ...fixed})).toEqual(
        run(trial.inputs, trial.settings),
      );
    },
  );

  it.each(live.map((page) => [page.file, page] as const))(
    'run with each option, in time, and read each parameter: %s',
    async (_, page) => {
      const {run, trial} = await loaded(page);
      const {run: spied, read} = observed(run);
      const failed = variantsOf(trial).flatMap(([name, changes]) => {
        const variant = readWith(trial, changes);
        const {stop} = outcomeOf(trial, spied, variant);
        const time = timeOf(() => outcomeOf(trial, run, variant));
        return [
          ...(stop?.reason === 'failure' ? [`${name} fails`] : []),
          ...(time > LONGEST ? [`${name} takes ${time} ms`] : []),
        ];
      });
      const unread = trial.parameters
        .map(({name}) => name)
        .filter((name) => !read.has(name));
      expect(failed).toEqual([]);
      expect(unread, unread.join(' ')).toEqual([]);
    },
  );
});

import {parseArgs} from 'node:util';
import {countOf, namesOf} from '../shared/args';
import {GESTURES, KINDS, LINE_NAMES, MOMENT_NAMES, SITES} from './site';
import type {GestureName, Kind, Line, Moment, SiteName} from './site';

/** Options of the benchmark. */
export type PageArgs = {
  readonly only: readonly SiteName[];
  readonly kinds: readonly Kind[];
  readonly gestures: readonly GestureName[];
  readonly lines: readonly Line[];
  readonly moments: readonly Moment[];
  /** Number of runs of Lighthouse, and of each gesture. Reports contain medians. */
  readonly runs: number;
  /** True if the builds of an earlier run are reused. */
  readonly reuse: boolean;
  /** True if the report is written to a file. */
  readonly isFull: boolean;
};

/**
 * Reads the options of the command.
 * @throws Error that names the option and the values that it accepts.
 */
export function readArgs(argv: readonly string[]): PageArgs {
  const {values} = parseArgs({
    args: [...argv],
    options: {
      quick: {type: 'boolean', default: false},
      only: {type: 'string'},
      kinds: {type: 'string'},
      gestures: {type: 'string'},
      lines: {type: 'string'},
      moments: {type: 'string'},
      runs: {type: 'string'},
      reuse: {type: 'boolean', default: false},
    },
  });
  const quick = (name: string) => (values.quick ? name : undefined);
  return {
    only: namesOf('only', values.only, SITES),
    kinds: namesOf('kinds', values.kinds ?? quick('guide'), KINDS),
    gestures: namesOf('gestures', values.gestures, GESTURES),
    lines: namesOf('lines', values.lines ?? quick('fast'), LINE_NAMES),
    moments: namesOf('moments', values.moments ?? quick('0.5 s'), MOMENT_NAMES),
    runs: countOf('runs', values.runs, values.quick ? 1 : 3),
    reuse: values.reuse,
    isFull: argv.every((argument) => /^--(?:reuse|runs=\d+)$/.test(argument)),
  };
}

import type {ExamplePage} from '../../shared/liveExamples';
import {prefixed} from '../../shared/record/problem';
import {columnOf} from '../run/columnOf';
import type {Trial} from '../run/trial';
import type {Table} from '../run/types';
import {controlsOf} from './controls';
import {liveOf} from './fields';
import type {Live, LiveInput} from './fields';
import {writtenExample} from './writtenExample';
import type {WrittenExample, WrittenTable} from './writtenExample';

/** A live example, or the mistakes in its source. */
type MadeTrial = {
  readonly trial?: Trial;
  /** Start of the section's heading, if the record sets it. */
  readonly section?: string;
  readonly problems: readonly string[];
};

const FIRST_TABLE: LiveInput = {table: 1, types: {}, roles: {}, values: {}};

/** Finds the table of an input, and its name for messages. */
function writtenTable(
  {table, block}: LiveInput,
  {tables, blocks}: WrittenExample,
): [found: WrittenTable | undefined, name: string] {
  return block === undefined
    ? [tables[table - 1], `table ${table}`]
    : [blocks[block - 1], `block ${block}`];
}

function inputTable(
  {head, rows}: WrittenTable,
  {columns = head, types, roles, values}: LiveInput,
): Table {
  return columns.map((name) => {
    const at = head.indexOf(name);
    const texts = rows.map((row) => row[at] ?? '');
    const role = roles[name];
    const knownValues = values[name];
    return {
      ...columnOf(name, texts, types[name]),
      ...(role !== undefined && {role}),
      ...(knownValues && {knownValues}),
    };
  });
}

function inputProblems(
  input: LiveInput,
  example: WrittenExample,
  heading: string,
): string[] {
  const [table, name] = writtenTable(input, example);
  if (!table) {
    return [
      `needs ${name} of the section "${heading}", which has no such table; live.section names another section`,
    ];
  }
  const {columns = [], types, roles, values} = input;
  return [...columns, ...Object.keys({...types, ...roles, ...values})]
    .filter((column) => !table.head.includes(column))
    .map(
      (column) =>
        `names the column "${column}", which is not in ${name} of the section "${heading}": ${table.head.join(', ')}`,
    );
}

function makeTrial(
  {record, content}: TrialPage,
  live: Live,
  heading: string,
): MadeTrial {
  const first = record.inputs[0]?.name ?? '';
  const inputs = Object.entries(live.inputs ?? {[first]: FIRST_TABLE});
  const section = live.section ?? heading;
  const example = writtenExample(content, section);
  const problems = inputs.flatMap(([port, input]) =>
    prefixed(
      `operator.live.inputs.${port} `,
      inputProblems(input, example, section),
    ),
  );
  if (problems.length > 0) {
    return {problems};
  }
  const defaults = record.parameters.flatMap(({name, default: value}) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return {
    problems,
    ...(live.section !== undefined && {section: live.section}),
    trial: {
      parameters: controlsOf(
        record,
        live,
        live.parameters,
        inputs.map(([port]) => port),
      ),
      settings: {
        ...Object.fromEntries(defaults),
        ...live.settings,
        ...live.fixed,
      },
      inputs: Object.fromEntries(
        inputs.map(([port, input]) => [
          port,
          inputTable(writtenTable(input, example)[0]!, input),
        ]),
      ),
      output: live.output ?? record.outputs[0]?.name ?? '',
      given: Object.fromEntries(
        inputs.flatMap(([port, {given}]) =>
          given === undefined ? [] : [[port, given]],
        ),
      ),
      ...(live.shows !== undefined && {shows: live.shows}),
    },
  };
}

/**
 * Cache of live examples by page. The dev server passes the same object for a
 * page that has not changed.
 */
const made = new WeakMap<object, MadeTrial>();

type TrialPage = Pick<ExamplePage, 'record' | 'content'>;

/**
 * Returns the live example of a page, or neither example nor problems if the
 * record does not have one.
 * @param heading Start of the heading above the example, unless the record sets
 * another.
 */
export function trialOf(page: TrialPage, heading: string): MadeTrial {
  const live = liveOf(page.record);
  if (!live) {
    return {problems: []};
  }
  const known = made.get(page) ?? makeTrial(page, live, heading);
  made.set(page, known);
  return known;
}

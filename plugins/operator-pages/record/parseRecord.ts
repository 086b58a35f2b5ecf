import {expandBehavior} from './behavior';
import type {BehaviorRow, BehaviorUse, SharedBehavior} from './behavior';
import {checkParameter, conditionProblems} from './checkParameter';
import {recordSchema} from './fields';
import type {OperatorRecord} from './fields';
import {expandFragments} from './fragments';
import type {Fragments, WrittenParameters} from './fragments';
import type {Measures} from './measure';
import type {Port, PortTypes} from './port';
import {prefixed, problemIf, sentences} from '../../shared/record/problem';
import type {PluginOptions} from '../options';

/**
 * Names that records can use: kinds, sources, and the content of the shared
 * files.
 */
export type Vocabulary = Pick<PluginOptions, 'kinds' | 'sources' | 'live'> & {
  readonly portTypes: PortTypes;
  readonly fragments: Fragments;
  readonly measures: Measures;
  readonly behavior: SharedBehavior;
};

/** A valid record, or the problems of an invalid one. */
export type ParsedRecord =
  | {readonly record: OperatorRecord; readonly problems?: never}
  | {readonly record?: never; readonly problems: readonly string[]};

type WrittenRecord = Omit<OperatorRecord, 'parameters' | 'behavior'> & {
  readonly parameters: WrittenParameters;
  readonly behavior: readonly (BehaviorRow | BehaviorUse)[];
};

/**
 * Returns all ports of a record, including ports of inner processes, each with
 * the name of its list.
 */
export function portsOf(record: OperatorRecord): [field: string, port: Port][] {
  const lists: [field: string, ports: readonly Port[]][] = [
    ['inputs', record.inputs],
    ['outputs', record.outputs],
    ...record.subprocesses.map(({name, sources, sinks}): [string, Port[]] => [
      `subprocesses "${name}"`,
      [...sources, ...sinks],
    ]),
  ];
  return lists.flatMap(([field, ports]) =>
    ports.map((port): [string, Port] => [field, port]),
  );
}

/** Lists names that neither the options nor the shared files define. */
function vocabularyProblems(
  record: OperatorRecord,
  {kinds, sources, portTypes, measures}: Vocabulary,
): string[] {
  const {kind, source} = record;
  const names = (list: object) => Object.keys(list).join(', ');
  return [
    ...problemIf(
      !Object.hasOwn(kinds, kind),
      `kind must be one of ${names(kinds)}, not "${kind}"`,
    ),
    ...problemIf(
      source !== undefined && !Object.hasOwn(sources, source),
      `source must be one of ${names(sources) || 'the option "sources", which has none'}, not "${source}"`,
    ),
    ...portsOf(record).flatMap(([field, {name, type}]) =>
      problemIf(
        !Object.hasOwn(portTypes, type),
        `${field} "${name}".type must be one of the port types of the site, not "${type}"`,
      ),
    ),
    ...record.measures.flatMap((name) =>
      problemIf(
        !Object.hasOwn(measures, name),
        `measures names "${name}", which is no measure of the glossary`,
      ),
    ),
  ];
}

/** Lists contradictions between fields of a record. */
function contradictions(record: OperatorRecord): string[] {
  const {parameters, unrecorded, central, capabilities} = record;
  const names = parameters.map(({name}) => name);
  return [
    ...names.flatMap((name, at) =>
      problemIf(names.indexOf(name) !== at, `parameters has "${name}" twice`),
    ),
    ...unrecorded.flatMap((list) =>
      problemIf(
        record[list].length > 0,
        `unrecorded names "${list}", but operator.${list} has entries: take one of them out`,
      ),
    ),
    ...problemIf(
      record.more_parameters === true && unrecorded.includes('parameters'),
      'more_parameters is true, but operator.unrecorded names "parameters": take one of them out',
    ),
    ...parameters.flatMap((parameter) =>
      prefixed(
        `parameters "${parameter.name}"`,
        checkParameter(parameter, record),
      ),
    ),
    // `central` is only for parameters that would be hidden otherwise.
    ...central.flatMap((name) => {
      const parameter = parameters.find((one) => one.name === name);
      const isHidden = parameter?.advanced || parameter?.family !== undefined;
      return problemIf(
        !isHidden,
        `central names the parameter "${name}", ${parameter ? 'which is shown at once anyway: take it out' : 'which the operator does not have'}`,
      );
    }),
    ...Object.entries(capabilities ?? {}).flatMap(([name, value]) =>
      typeof value === 'object'
        ? prefixed(
            `capabilities.${name}.when `,
            conditionProblems(value.when, record),
          )
        : [],
    ),
  ];
}

function liveProblems(
  record: OperatorRecord,
  {live}: Vocabulary,
): readonly string[] {
  return live
    ? live.check(record)
    : problemIf(record.live !== undefined, ' needs the option "live"');
}

/**
 * Validates the `operator` field of a page, and fills in its fragments and
 * defaults.
 */
export function parseRecord(
  value: unknown,
  vocabulary: Vocabulary,
): ParsedRecord {
  if (value === undefined) {
    return {
      problems: [
        'operator is required: the page has no record of its operator',
      ],
    };
  }
  const checked = recordSchema.validate(value, {abortEarly: false});
  if (checked.error) {
    return {problems: sentences(checked.error, value, 'operator')};
  }
  const written = checked.value as WrittenRecord;
  const {parameters, problems: wrongFragments} = expandFragments(
    written.parameters,
    vocabulary.fragments,
  );
  const {behavior, problems: wrongRows} = expandBehavior(
    written.behavior,
    vocabulary.behavior,
  );
  const record = {...written, parameters, behavior};
  const problems = [
    ...prefixed('parameters', wrongFragments),
    ...prefixed('behavior ', wrongRows),
    ...vocabularyProblems(record, vocabulary),
    ...contradictions(record),
    ...prefixed('live', liveProblems(record, vocabulary)),
  ];
  return problems.length > 0
    ? {problems: prefixed('operator.', problems)}
    : {record};
}

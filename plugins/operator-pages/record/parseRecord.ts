import {expandBehavior} from './behavior';
import type {BehaviorRow, BehaviorUse} from './behavior';
import {checkParameter, conditionProblems} from './checkParameter';
import {expandFragments} from './expandFragments';
import type {FragmentUse} from './expandFragments';
import {liveProblems} from './checkLive';
import {sentences} from './problem';
import {recordSchema} from './fields';
import type {OperatorRecord} from './fields';
import type {Parameter} from './parameter';
import type {Port} from './port';
import type {Vocabulary} from './vocabulary';

/** A record, or what is wrong with what should have been one. */
export type ParsedRecord =
  | {readonly record: OperatorRecord; readonly problems?: never}
  | {readonly record?: never; readonly problems: readonly string[]};

type WrittenRecord = Omit<OperatorRecord, 'parameters' | 'behavior'> & {
  readonly parameters: readonly (Parameter | FragmentUse)[];
  readonly behavior: readonly (BehaviorRow | BehaviorUse)[];
};

/** All ports of a record, those of inner processes as well, with the list that each is in. */
export function portsOf(record: OperatorRecord): [field: string, port: Port][] {
  const {inputs, outputs, subprocesses} = record;
  return [
    ...inputs.map((port): [string, Port] => ['inputs', port]),
    ...outputs.map((port): [string, Port] => ['outputs', port]),
    ...subprocesses.flatMap(({name, sources, sinks}) =>
      [...sources, ...sinks].map((port): [string, Port] => [
        `subprocesses "${name}"`,
        port,
      ]),
    ),
  ];
}

function vocabularyProblems(
  record: OperatorRecord,
  {kinds, sources, portTypes, measures}: Vocabulary,
): string[] {
  return [
    ...(Object.hasOwn(kinds, record.kind)
      ? []
      : [
          `operator.kind must be one of ${Object.keys(kinds).join(', ')}, not "${record.kind}"`,
        ]),
    ...(record.source === undefined || Object.hasOwn(sources, record.source)
      ? []
      : [
          `operator.source must be one of ${Object.keys(sources).join(', ') || 'the option "sources", which has none'}, not "${record.source}"`,
        ]),
    ...portsOf(record)
      .filter(([, {type}]) => !Object.hasOwn(portTypes, type))
      .map(
        ([field, {name, type}]) =>
          `operator.${field} "${name}".type must be one of the port types of the site, not "${type}"`,
      ),
    ...record.measures
      .filter((name) => !Object.hasOwn(measures, name))
      .map(
        (name) =>
          `operator.measures names "${name}", which is no measure of the glossary`,
      ),
  ];
}

function duplicates(parameters: readonly Parameter[]): string[] {
  const names = parameters.map(({name}) => name);
  return names
    .filter((name, at) => names.indexOf(name) !== at)
    .map((name) => `operator.parameters has "${name}" twice`);
}

/** A central parameter is one that would be hidden otherwise. */
function centralProblems({central, parameters}: OperatorRecord): string[] {
  return central.flatMap((name) => {
    const parameter = parameters.find((one) => one.name === name);
    if (!parameter) {
      return [
        `operator.central names the parameter "${name}", which the operator does not have`,
      ];
    }
    return parameter.advanced || parameter.family !== undefined
      ? []
      : [
          `operator.central names the parameter "${name}", which is shown at once anyway: take it out`,
        ];
  });
}

function capabilityProblems(record: OperatorRecord): string[] {
  return Object.entries(record.capabilities ?? {}).flatMap(([name, value]) =>
    typeof value === 'object'
      ? conditionProblems(value.when, record).map(
          (problem) => `operator.capabilities.${name}.when ${problem}`,
        )
      : [],
  );
}

/** Checks the `operator` field of a page and fills in its fragments and defaults. */
export function parseRecord(
  value: unknown,
  vocabulary: Vocabulary,
): ParsedRecord {
  const checked = recordSchema.validate(value, {abortEarly: false});
  if (checked.error) {
    return {problems: sentences(checked.error, value, 'operator')};
  }
  const written = checked.value as WrittenRecord;
  const {parameters, problems} = expandFragments(
    written.parameters,
    vocabulary.fragments,
  );
  const {behavior, problems: wrongUses} = expandBehavior(
    written.behavior,
    vocabulary.behavior,
  );
  const record = {...written, parameters, behavior};
  const all = [
    ...problems.map((problem) => `operator.parameters${problem}`),
    ...wrongUses,
    ...vocabularyProblems(record, vocabulary),
    ...duplicates(parameters),
    ...record.unrecorded
      .filter((list) => record[list].length > 0)
      .map(
        (list) =>
          `operator.unrecorded names "${list}", but operator.${list} has entries: take one of them out`,
      ),
    ...(record.more_parameters && record.unrecorded.includes('parameters')
      ? [
          'operator.more_parameters is true, but operator.unrecorded names "parameters": take one of them out',
        ]
      : []),
    ...parameters.flatMap((parameter) => checkParameter(parameter, record)),
    ...centralProblems(record),
    ...capabilityProblems(record),
    ...liveProblems(record),
  ];
  return all.length > 0 ? {problems: all} : {record};
}

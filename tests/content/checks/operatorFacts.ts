import {isDeepStrictEqual} from 'node:util';
import {factsOf} from '../../../.tools/operators/asFragments.mjs';
import type {OperatorRecord} from '../../../plugins/operator-pages/record/fields';
import type {Port} from '../../../plugins/operator-pages/record/port';

/** A field in which a page differs from the collected facts on purpose, and why. */
export type Difference = {
  /** Doc id. */
  readonly id: string;
  /** `key`, `inputs`, `outputs`, `subprocesses`, `source`, `extension`, `parameters` (names and order), `capabilities.NAME`, or `PARAMETER.FIELD`. */
  readonly field: string;
  readonly reason: string;
};

type Facts = Pick<
  OperatorRecord,
  'key' | 'inputs' | 'outputs' | 'subprocesses' | 'parameters'
> &
  Partial<
    Pick<OperatorRecord, 'source' | 'extension' | 'tier' | 'capabilities'>
  >;
type Fields = Readonly<Record<string, unknown>>;

function portFacts(ports: readonly Port[]): Fields[] {
  return ports.map(({name, type, optional, many}) => ({
    name,
    type,
    ...(optional && {optional}),
    ...(many && {many}),
  }));
}

function comparable(record: Facts): Map<string, unknown> {
  const {key, inputs, outputs, subprocesses, parameters} = record;
  return new Map<string, unknown>([
    ['key', key],
    ['source', record.source],
    ['extension', record.extension],
    // Which tier it is, a writer judges.
    ['tier', record.tier === undefined ? undefined : 'known'],
    ['inputs', portFacts(inputs)],
    ['outputs', portFacts(outputs)],
    [
      'subprocesses',
      subprocesses.map(({name, sources, sinks}) => ({
        name,
        sources: portFacts(sources),
        sinks: portFacts(sinks),
      })),
    ],
    ...Object.entries(record.capabilities ?? {}).map(
      ([name, value]): [string, unknown] => [`capabilities.${name}`, value],
    ),
    ['parameters', parameters.map(({name}) => name)],
    ...parameters.flatMap((parameter) =>
      Object.entries(factsOf(parameter) as Fields)
        .filter(([field]) => field !== 'name')
        .map(([field, value]): [string, unknown] => [
          `${parameter.name}.${field}`,
          value,
        ]),
    ),
  ]);
}

/** Fields in which a record says something else than the facts, with both values. */
export function differences(
  record: Facts,
  facts: Facts,
): {readonly field: string; readonly message: string}[] {
  const page = comparable(record);
  const known = comparable(facts);
  return [...new Set([...known.keys(), ...page.keys()])]
    .filter((field) => !isDeepStrictEqual(page.get(field), known.get(field)))
    .map((field) => ({
      field,
      message: `${field} is ${JSON.stringify(page.get(field)) ?? 'absent'}, and ${JSON.stringify(known.get(field)) ?? 'absent'} in the facts`,
    }));
}

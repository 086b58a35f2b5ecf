import type {Subprocess} from '../record/fields';
import type {Port, PortTypes} from '../record/port';
import type {OperatorIndex, Entry} from '../registry/operatorIndex';
import type {ResolvedPort} from './types';

/** A port by which connections are checked. */
export type KnownPort = ResolvedPort & {
  readonly many: boolean;
  /** Whether the operator does not run without it. */
  readonly isNeeded: boolean;
};

/** What is known of the operator that a process refers to. */
export type KnownOperator = {
  readonly entry: Entry;
  readonly inputs: readonly KnownPort[];
  readonly outputs: readonly KnownPort[];
  readonly subprocesses: readonly {
    readonly name: string;
    readonly sources: readonly KnownPort[];
    readonly sinks: readonly KnownPort[];
  }[];
};

function known(types: PortTypes) {
  return ({name, type, many = false, optional = false}: Port): KnownPort => ({
    name,
    family: types[type]?.family ?? 'any',
    many,
    isNeeded: !optional,
  });
}

/** A port of which no more is known than its name, and whether it repeats. */
export const namedPort = (name: string, many: boolean): KnownPort => ({
  name,
  family: 'any',
  many,
  isNeeded: false,
});

// Collected facts do not say which ports repeat, but those that do are numbered.
const planned = (name: string) => namedPort(name, / \d+$/.test(name));

function knownOperator(entry: Entry, types: PortTypes): KnownOperator {
  const record = entry.page?.record;
  const ports = known(types);
  return {
    entry,
    inputs: record
      ? record.inputs.map(ports)
      : (entry.planned?.in ?? []).map(planned),
    outputs: record
      ? record.outputs.map(ports)
      : (entry.planned?.out ?? []).map(planned),
    subprocesses: (record?.subprocesses ?? []).map(
      ({name, sources, sinks}: Subprocess) => ({
        name,
        sources: sources.map(ports),
        sinks: sinks.map(ports),
      }),
    ),
  };
}

/** The operator of a title or doc id, or what is wrong with the reference. */
export function findOperator(
  reference: string,
  {entries}: OperatorIndex,
  types: PortTypes,
): KnownOperator | string {
  const byId = entries.get(reference);
  const found = byId
    ? [byId]
    : [...entries.values()].filter(({title}) => title === reference);
  const [first, second] = found;
  if (!first) {
    return `there is no operator "${reference}"; write its title, or NAME: TITLE to call it something else`;
  }
  return second
    ? `"${reference}" is the title of ${found.map(({id}) => id).join(' and ')}; write NAME: ID`
    : knownOperator(first, types);
}

/** The port of a name; `output 2` is a port of `output 1` or `output` if that one repeats. */
export function findPort(
  ports: readonly KnownPort[],
  name: string,
): ResolvedPort | undefined {
  const stem = (text: string) => text.replace(/ \d+$/, '');
  const port =
    ports.find((one) => one.name === name) ??
    ports.find((one) => one.many && stem(one.name) === stem(name));
  return port && {name, family: port.family};
}

import {familyOf} from '../record/port';
import type {Port, PortTypes} from '../record/port';
import type {Entry, OperatorIndex} from '../registry/operatorIndex';
import type {ResolvedPort} from './types';
import type {WrittenScope} from './parseProcess';

/** A port by which connections are checked. */
export type KnownPort = ResolvedPort & {
  readonly many: boolean;
  /** Whether the operator does not run without it. */
  readonly isNeeded: boolean;
};

/** Ports of a level: of the process itself, or of an inner process. */
export type Boundary = {
  readonly sources: readonly KnownPort[];
  readonly sinks: readonly KnownPort[];
};

/** What is known of the operator that a process refers to. */
export type KnownOperator = {
  readonly entry: Entry;
  readonly inputs: readonly KnownPort[];
  readonly outputs: readonly KnownPort[];
  readonly subprocesses: readonly (Boundary & {readonly name: string})[];
};

/** A port of which no more is known than its name, and whether it repeats. */
function namedPort(name: string, many = true): KnownPort {
  return {name, family: 'any', many, isNeeded: false};
}

/** The ports of a process: `input`, `input 2`, ..., `result`, `result 2`, ... */
export const PROCESS_PORTS: Boundary = {
  sources: [namedPort('input')],
  sinks: [namedPort('result')],
};

/** Ports of an inner process of which nothing is known: all that its lines name. */
export function namedPorts({operators, connections}: WrittenScope): Boundary {
  const isOwn = (end: string) =>
    operators.every(({name}) => end !== name && !end.startsWith(`${name}.`));
  const ports = (side: 'from' | 'to') =>
    connections
      .map((connection) => connection[side])
      .filter(isOwn)
      .map((name) => namedPort(name));
  return {sources: ports('from'), sinks: ports('to')};
}

function knownOperator(entry: Entry, types: PortTypes): KnownOperator {
  const {page, planned} = entry;
  const known = (ports: readonly Port[] = []) =>
    ports.map((port) => ({
      name: port.name,
      family: familyOf(port, types),
      many: port.many ?? false,
      isNeeded: !port.optional,
    }));
  // Collected facts do not say which ports repeat, but those that do are numbered.
  const named = (names: readonly string[] = []) =>
    names.map((name) => namedPort(name, / \d+$/.test(name)));
  const record = page?.record;
  return {
    entry,
    inputs: record ? known(record.inputs) : named(planned?.in),
    outputs: record ? known(record.outputs) : named(planned?.out),
    subprocesses: (record?.subprocesses ?? []).map(
      ({name, sources, sinks}) => ({
        name,
        sources: known(sources),
        sinks: known(sinks),
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

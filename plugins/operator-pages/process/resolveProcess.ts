import type {Port} from '../record/port';
import {findOperator, findPort} from './operatorPorts';
import type {Boundary} from './operatorPorts';
import type {
  KnownOperator,
  ProcessRecord,
  ResolvedEnd,
  ResolvedOperator,
  ResolvedPort,
  ResolvedScope,
} from './types';
import type {WrittenOperator, WrittenScope} from './parseProcess';
import {resolveSettings} from './settings';

/** Everything that a process is resolved with. */
export type ProcessContext = {
  /** Operators by doc id. */
  readonly operators: ReadonlyMap<string, KnownOperator>;
  readonly familyOf: (port: Port) => ResolvedPort['family'];
  /** Returns the link to an operator's page, by doc id. */
  readonly hrefOf: (id: string) => string;
  /** True if the process runs, so that settings include defaults. */
  readonly runs: boolean;
  readonly report: (line: number, problem: string) => void;
};

type Member = {
  readonly written: WrittenOperator;
  readonly page: KnownOperator & {readonly record: ProcessRecord};
};
type Side = 'from' | 'to';
type End = ResolvedEnd & {readonly family: ResolvedPort['family']};

/** Words for the two ends of a connection in messages. */
const WORDS = {
  from: {port: 'output', verb: 'receives from'},
  to: {port: 'input', verb: 'delivers to'},
};

function names(named: readonly {readonly name: string}[]): string {
  return named.map(({name}) => `"${name}"`).join(', ') || 'none';
}

/**
 * Finds the named port of an operator; without a name, its only port. Returns a
 * message if there is none.
 */
function portOf(
  {written, page: {record}}: Member,
  name: string,
  side: Side,
): Port | string {
  const ports = side === 'from' ? record.outputs : record.inputs;
  const word = WORDS[side].port;
  const port = name || ports.length !== 1 ? findPort(ports, name) : ports[0];
  if (port) {
    return port;
  }
  if (ports.length === 0) {
    return `"${written.name}" has no ${word}s`;
  }
  return name
    ? `"${written.name}" has no ${word} "${name}"; it has ${names(ports)}`
    : `"${written.name}" has ${ports.length} ${word}s; write one of ${names(ports)} behind "${written.name}."`;
}

function resolveEnd(
  text: string,
  side: Side,
  members: readonly (Member | undefined)[],
  boundary: Boundary,
  familyOf: ProcessContext['familyOf'],
): End | string {
  // The longest matching name counts, because one name can be a prefix of
  // another.
  const [member] = members
    .flatMap((one) => {
      const name = one?.written.name;
      return name && (text === name || text.startsWith(`${name}.`)) ? one : [];
    })
    .sort((a, b) => b.written.name.length - a.written.name.length);
  const ports = side === 'from' ? boundary.sources : boundary.sinks;
  const port = member
    ? portOf(member, text.slice(member.written.name.length + 1).trim(), side)
    : (findPort(ports, text) ??
      `"${text}" is no operator of the process, and no port that it ${WORDS[side].verb} (${names(ports)})`);
  return typeof port === 'string'
    ? port
    : {
        ...(member && {operator: members.indexOf(member)}),
        port: port.name,
        family: familyOf(port),
      };
}

/**
 * Returns true if two ports can be connected: both have the same family, or one
 * accepts any object.
 */
const fits = ({family: one}: End, {family: other}: End): boolean =>
  one === other || one === 'any' || other === 'any';

/** Returns the required inputs of an operator that are not connected. */
function openInputs({page}: Member, inputs: readonly End[]): Port[] {
  return page.record.inputs.filter(
    (input) =>
      !input.optional && !inputs.some(({port}) => findPort([input], port)),
  );
}

function portsOf(ends: readonly End[]): ResolvedPort[] {
  return [
    ...new Map(
      ends.map(({port, family}) => [port, {name: port, family}]),
    ).values(),
  ];
}

function resolveOperator(
  {written, page}: Member,
  inputs: readonly End[],
  outputs: readonly End[],
  context: ProcessContext,
): ResolvedOperator {
  const {subprocesses} = page.record;
  return {
    name: written.name,
    id: page.id,
    ...(page.title !== written.name && {title: page.title}),
    href: context.hrefOf(page.id),
    inputs: portsOf(inputs),
    outputs: portsOf(outputs),
    ...resolveSettings(written, page.record, context),
    inner: written.inner.flatMap(({name, line, scope}) => {
      const found = subprocesses.find((one) => one.name === name);
      if (!found) {
        context.report(
          line,
          `"${written.name}" has no subprocess "${name}"; it has ${names(subprocesses)}`,
        );
        return [];
      }
      return [{name, ...resolveScope(scope, found, context)}];
    }),
  };
}

/** Resolves the operators and ports of a level, and reports unknown ones. */
export function resolveScope(
  scope: WrittenScope,
  boundary: Boundary,
  context: ProcessContext,
): ResolvedScope {
  const {operators, familyOf, report} = context;
  const members = scope.operators.map((written): Member | undefined => {
    const page = findOperator(written.reference, operators);
    if (typeof page === 'string') {
      report(written.line, page);
      return undefined;
    }
    // The ports of an operator with an invalid record are unknown. Its own page
    // reports the problem.
    const {record} = page;
    return record ? {written, page: {...page, record}} : undefined;
  });
  const endOf = (text: string, side: Side) =>
    resolveEnd(text, side, members, boundary, familyOf);
  const undeclared = new Set(
    scope.operators.filter((_, at) => !members[at]).map(({name}) => name),
  );
  const used = new Set<string>();
  const connections = scope.connections.flatMap(({from, to, line}) => {
    if ([from, to].some((end) => undeclared.has(end.split('.')[0] ?? ''))) {
      return [];
    }
    const source = endOf(from, 'from');
    const target = endOf(to, 'to');
    [source, target].forEach((end, side) => {
      if (typeof end === 'string') {
        report(line, end);
        return;
      }
      const key = `${side} ${end.operator ?? ''} ${end.port}`;
      if (used.has(key)) {
        report(line, `the port "${end.port}" is connected twice`);
      }
      used.add(key);
    });
    if (typeof source === 'string' || typeof target === 'string') {
      return [];
    }
    if (!fits(source, target)) {
      report(
        line,
        `"${from}" is a ${source.family} port, and "${to}" is a ${target.family} port`,
      );
    }
    return [{from: source, to: target}];
  });
  const at = (side: Side, index?: number) =>
    connections
      .map((one) => one[side])
      .filter(({operator}) => operator === index);
  // An invalid line might have been meant for an open input, so open inputs are
  // reported only if all lines are valid.
  if (connections.length === scope.connections.length) {
    members.forEach((member, index) => {
      const open = member ? openInputs(member, at('to', index)) : [];
      if (member && open.length > 0) {
        const {name, line} = member.written;
        report(
          line,
          `"${name}" needs its input ${names(open)}: connect it, or mark it as optional in the record`,
        );
      }
    });
  }
  return {
    sources: portsOf(at('from')),
    sinks: portsOf(at('to')),
    operators: members.flatMap((member, index) =>
      member
        ? [resolveOperator(member, at('to', index), at('from', index), context)]
        : [],
    ),
    connections: connections.map(({from, to}) => ({
      from: {operator: from.operator, port: from.port},
      to: {operator: to.operator, port: to.port},
    })),
  };
}

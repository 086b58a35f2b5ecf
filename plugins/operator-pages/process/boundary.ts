import {namedPort} from './operatorPorts';
import type {KnownPort} from './operatorPorts';
import type {WrittenScope} from './types';

/** Ports of a level: of the process itself, or of an inner process. */
export type Boundary = {
  readonly sources: readonly KnownPort[];
  readonly sinks: readonly KnownPort[];
};

const repeated = (name: string) => namedPort(name, true);

/** The ports of a process: `input`, `input 2`, ..., `result`, `result 2`, ... */
export const PROCESS_PORTS: Boundary = {
  sources: [repeated('input')],
  sinks: [repeated('result')],
};

/** Ports of an inner process of which nothing is known: all that its lines name. */
export function namedPorts({operators, connections}: WrittenScope): Boundary {
  const isOwn = (end: string) =>
    operators.every(({name}) => end !== name && !end.startsWith(`${name}.`));
  return {
    sources: connections
      .map(({from}) => from)
      .filter(isOwn)
      .map(repeated),
    sinks: connections
      .map(({to}) => to)
      .filter(isOwn)
      .map(repeated),
  };
}

import type {Port} from '../record/port';
import type {KnownOperator} from './types';

/** Ports of a level: the process itself, or an inner process. */
export type Boundary = {
  readonly sources: readonly Port[];
  readonly sinks: readonly Port[];
};

/**
 * Ports of the outermost process: `input`, `input 2`, ... and `result`,
 * `result 2`, ...
 */
export const PROCESS_PORTS: Boundary = {
  sources: [{name: 'input', type: 'any', many: true}],
  sinks: [{name: 'result', type: 'any', many: true}],
};

/**
 * Finds the page of an operator by title or doc id. Returns a message if there
 * is no such page.
 */
export function findOperator(
  reference: string,
  operators: ReadonlyMap<string, KnownOperator>,
): KnownOperator | string {
  const byId = operators.get(reference);
  const found = byId
    ? [byId]
    : [...operators.values()].filter(({title}) => title === reference);
  const [first, second] = found;
  if (!first) {
    return `there is no operator "${reference}"; write its title, or NAME: TITLE to call it something else`;
  }
  return second
    ? `"${reference}" is the title of ${found.map(({id}) => id).join(' and ')}; write NAME: ID`
    : first;
}

/**
 * Finds a port by name and returns it with that name. `output 2` matches a
 * repeating port `output 1` or `output`.
 */
export function findPort(
  ports: readonly Port[],
  name: string,
): Port | undefined {
  const stem = (text: string) => text.replace(/ \d+$/, '');
  const port =
    ports.find((one) => one.name === name) ??
    ports.find((one) => one.many && stem(one.name) === stem(name));
  return port && {...port, name};
}

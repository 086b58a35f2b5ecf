import type {Port} from '../record/port';
import type {OperatorIndex} from '../registry/operatorIndex';
import type {Page} from '../registry/readPages';

/** Ports of a level: of the process itself, or of an inner process. */
export type Boundary = {
  readonly sources: readonly Port[];
  readonly sinks: readonly Port[];
};

/** The ports of a process: `input`, `input 2`, ..., `result`, `result 2`, ... */
export const PROCESS_PORTS: Boundary = {
  sources: [{name: 'input', type: 'any', many: true}],
  sinks: [{name: 'result', type: 'any', many: true}],
};

/** The page of the operator with a title or doc id, or what is wrong with the reference. */
export function findOperator(
  reference: string,
  {operators}: OperatorIndex,
): Page | string {
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

/** The port of a name, with that name; `output 2` is a port of `output 1` or `output` if that one repeats. */
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

import type {OperatorRecord} from '../../../plugins/operator-pages/record/fields';
import type {Port} from '../../../plugins/operator-pages/record/port';

/** The names of an operator in public process files. */
export type SeenNames = {
  readonly key: string;
  /** Ports of the operator itself that a process connects. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly parameters: readonly string[];
};

/** Parameters that process files have and pages do not, because readers never see them. */
export type UnseenParameters = {
  /** Keys of the operators. */
  readonly keys: readonly string[];
  readonly parameters: readonly string[];
  readonly reason: string;
};

const withoutNumber = (name: string) => name.replace(/ \d+$/, '');

/** Whether a record has a port, or ports that repeat with other numbers. */
function hasPort(ports: readonly Port[], seen: string): boolean {
  return ports.some(
    ({name, many}) =>
      name === seen || (many && withoutNumber(name) === withoutNumber(seen)),
  );
}

/** Names of process files that the record of the operator does not have, and exceptions that are not needed. */
export function checkProcessNames(
  records: ReadonlyMap<
    string,
    Pick<OperatorRecord, 'inputs' | 'outputs' | 'parameters'>
  >,
  seen: readonly SeenNames[],
  unseen: readonly UnseenParameters[],
): string[] {
  const excepted = new Set(
    unseen.flatMap(({keys, parameters}) =>
      keys.flatMap((key) => parameters.map((name) => `${key} ${name}`)),
    ),
  );
  const missing = seen.flatMap(({key, parameters}) => {
    const record = records.get(key);
    const known = new Set(record?.parameters.map(({name}) => name));
    return record
      ? parameters
          .filter((name) => !known.has(name.replaceAll(' ', '_')))
          .map((name) => `${key} ${name}`)
      : [];
  });
  return [
    ...seen.flatMap(({key, inputs, outputs}) => {
      const record = records.get(key);
      return record
        ? [
            ...inputs.filter((port) => !hasPort(record.inputs, port)),
            ...outputs.filter((port) => !hasPort(record.outputs, port)),
          ].map(
            (port) =>
              `${key}: process files connect the port "${port}", which the page does not have`,
          )
        : [];
    }),
    ...missing
      .filter((one) => !excepted.has(one))
      .map(
        (one) =>
          `${one}: process files set this parameter, which the page does not have`,
      ),
    ...[...excepted]
      .filter((one) => records.has(one.split(' ')[0] ?? ''))
      .filter((one) => !missing.includes(one))
      .map((one) => `${one}: remove the exception, which is not needed`),
  ];
}

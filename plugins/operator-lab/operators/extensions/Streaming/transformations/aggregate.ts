import {
  eventsOf,
  tableOf,
  textOf,
  windowEnd,
} from '../../../_shared/series/streamEvents';
import type {StreamEvent} from '../../../_shared/series/streamEvents';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/** Smallest positive number. The search for a maximum starts with it. */
const MAXIMUM_START = 5e-324;

const FUNCTIONS: Readonly<
  Record<
    string,
    readonly [name: string, of: (values: readonly number[]) => number]
  >
> = {
  Sum: ['SUM', (values) => values.reduce((sum, value) => sum + value, 0)],
  Average: [
    'AVG',
    (values) => {
      if (values.length === 0) {
        throw new OperatorError(
          'JSON has no number for an average of nothing.',
        );
      }
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    },
  ],
  Count: ['COUNT', ({length}) => length],
  Minimum: ['MIN', (values) => Math.min(Number.MAX_VALUE, ...values)],
  Maximum: ['MAX', (values) => Math.max(MAXIMUM_START, ...values)],
};

/**
 * Aggregate Stream on Flink: returns one event for each key value and each
 * window that has events with it.
 */
export const run: Run = ({'input stream': input = []}, settings) => {
  const {key: keyName, value_key: valueName, window_length: length} = settings;
  const key = String(keyName);
  const valueKey = String(valueName);
  const [name, of] = FUNCTIONS[String(settings.function ?? 'Sum')] ?? [
    'SUM',
    () => 0,
  ];
  const groups = new Map<string, StreamEvent[]>();
  for (const event of eventsOf(input)) {
    const group = JSON.stringify([
      windowEnd(event, Number(length)),
      textOf(event, key),
    ]);
    groups.set(group, [...(groups.get(group) ?? []), event]);
  }
  return {
    'output stream': tableOf(
      [...groups].map(([group, events]) => {
        const [arrival, value] = JSON.parse(group) as [number, string];
        const values = events
          .filter(({fields}) => fields.has(valueKey))
          .map((event) => Number(textOf(event, valueKey)));
        return {
          arrival,
          fields: new Map<string, string | number>([
            [key, value],
            [`${name}-${valueKey}`, of(values)],
          ]),
        };
      }),
    ),
  };
};

import {OperatorError} from '../types';
import type {Column, Table, Value} from '../types';

/** An event of a stream. */
export type StreamEvent = {
  /** Arrival time at the operator, in seconds from 0. */
  readonly arrival: number;
  /** Fields by name, without missing ones. */
  readonly fields: ReadonlyMap<string, Value>;
};

/** Role of the column with the arrival times, which is not a field. */
const ARRIVAL = 'arrival';

/**
 * Converts table rows to events in order of arrival. Missing values are not
 * fields. Without arrival times, the row index is used.
 */
export function eventsOf(table: Table): StreamEvent[] {
  const arrivals = table.find(({role}) => role === ARRIVAL)?.values ?? [];
  const fields = table.filter(({role}) => role !== ARRIVAL);
  return (table[0]?.values ?? [])
    .map((_, row) => ({
      arrival: Number(arrivals[row] ?? row),
      fields: new Map(
        fields
          .map(({name, values}): [string, Value] => [name, values[row] ?? null])
          .filter(([, value]) => value !== null),
      ),
    }))
    .sort((one, other) => one.arrival - other.arrival);
}

/**
 * Converts events to a table with the arrival and one column per field, in
 * order of first occurrence.
 */
export function tableOf(events: readonly StreamEvent[]): Table {
  const names = [...new Set(events.flatMap(({fields}) => [...fields.keys()]))];
  const columns = names.map((name): Column => {
    const values = events.map(({fields}) => fields.get(name) ?? null);
    const isText = values.some((value) => typeof value === 'string');
    return {name, type: isText ? 'nominal' : 'real', values};
  });
  const arrival: Column = {
    name: ARRIVAL,
    type: 'integer',
    role: ARRIVAL,
    values: events.map(({arrival: second}) => second),
  };
  return [arrival, ...columns];
}

/**
 * Returns the value of a field.
 * @throws OperatorError if the event does not have the field.
 */
export function fieldOf({fields}: StreamEvent, name: string): Value {
  const value = fields.get(name) ?? null;
  if (value === null) {
    throw new OperatorError(`An event has no field "${name}".`);
  }
  return value;
}

/**
 * Returns the value of a text field.
 * @throws OperatorError if the field is missing or not a text.
 */
export function textOf(event: StreamEvent, name: string): string {
  const value = fieldOf(event, name);
  if (typeof value !== 'string') {
    throw new OperatorError(`The field "${name}" is no text.`);
  }
  return value;
}

/**
 * Returns the end of an event's window, in seconds. Windows are consecutive and
 * have the same length.
 */
export const windowEnd = ({arrival}: StreamEvent, seconds: number): number =>
  (Math.floor(arrival / seconds) + 1) * seconds;

import {OperatorError} from '../types';
import type {Column, Table, Value} from '../types';

/** An event of a stream. */
export type StreamEvent = {
  /** Second in which it arrives at the operator, from 0 on. */
  readonly arrival: number;
  /** Its fields, without those that it lacks. */
  readonly fields: ReadonlyMap<string, Value>;
};

/** Role of the column with the seconds of arrival, which is no field of an event. */
const ARRIVAL = 'arrival';

/** The rows of a table as events in order of arrival; a missing cell is a field that the event lacks. */
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

/** Events as a table: the arrival, and a column for each field, in order of their first event. */
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
 * The value of a field.
 * @throws OperatorError when the event lacks it.
 */
export function fieldOf({fields}: StreamEvent, name: string): Value {
  const value = fields.get(name) ?? null;
  if (value === null) {
    throw new OperatorError(`An event has no field "${name}".`);
  }
  return value;
}

/**
 * The value of a field that has to be a text.
 * @throws OperatorError when it is no text, or absent.
 */
export function textOf(event: StreamEvent, name: string): string {
  const value = fieldOf(event, name);
  if (typeof value !== 'string') {
    throw new OperatorError(`The field "${name}" is no text.`);
  }
  return value;
}

/** End of the window that an event falls into: windows of that many seconds follow each other without gaps. */
export const windowEnd = ({arrival}: StreamEvent, seconds: number): number =>
  (Math.floor(arrival / seconds) + 1) * seconds;

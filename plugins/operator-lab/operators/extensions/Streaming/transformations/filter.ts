import {eventsOf, fieldOf, tableOf} from '../../../_shared/series/streamEvents';
import {OperatorError} from '../../../_shared/types';
import type {Run, Value} from '../../../_shared/types';

function numberOf(value: Value): number {
  const number = Number(value);
  if (Number.isNaN(number)) {
    throw new OperatorError(`"${value}" is not a number.`);
  }
  return number;
}

const TESTS: Readonly<
  Record<string, (field: Value, value: string) => boolean>
> = {
  'Equal to': (field, value) => String(field) === value,
  'Not equal to': (field, value) => String(field) !== value,
  'Greater than': (field, value) => numberOf(field) > numberOf(value),
  'Greater than or equal to': (field, value) =>
    numberOf(field) >= numberOf(value),
  'Less than': (field, value) => numberOf(field) < numberOf(value),
  'Less than or equal to': (field, value) => numberOf(field) <= numberOf(value),
  'String starts with': (field, value) => String(field).startsWith(value),
};

/**
 * Filter Stream: keeps the events whose field meets the condition. Their
 * arrival is included only if the input has it.
 */
export const run: Run = ({'input stream': input = []}, settings) => {
  const test = TESTS[String(settings.operator ?? 'Equal to')];
  const [arrival, ...fields] = tableOf(
    eventsOf(input).filter((event) =>
      test?.(fieldOf(event, String(settings.key)), String(settings.value)),
    ),
  );
  const hasArrival = input.some(({role}) => role === arrival?.role);
  return {
    'output stream': [...(arrival && hasArrival ? [arrival] : []), ...fields],
  };
};

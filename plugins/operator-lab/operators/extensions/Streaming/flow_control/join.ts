import {
  eventsOf,
  fieldOf,
  tableOf,
  windowEnd,
} from '../../../_shared/series/streamEvents';
import type {Run} from '../../../_shared/types';

/**
 * Join Stream on Flink: returns each pair of events in the same window with
 * equal keys.
 */
export const run: Run = (
  {'input stream 1': left = [], 'input stream 2': right = []},
  settings,
) => {
  const {left_key: leftKey, right_key: rightKey} = settings;
  const seconds = Number(settings.window_length);
  const others = eventsOf(right);
  return {
    'output stream': tableOf(
      eventsOf(left).flatMap((one) =>
        others
          .filter(
            (other) =>
              windowEnd(one, seconds) === windowEnd(other, seconds) &&
              fieldOf(one, String(leftKey)) ===
                fieldOf(other, String(rightKey)),
          )
          .map((other) => ({
            arrival: windowEnd(one, seconds),
            fields: new Map([
              ...one.fields,
              ...[...other.fields].map(
                ([name, value]) =>
                  [
                    one.fields.has(name) ? `joined_${name}` : name,
                    value,
                  ] as const,
              ),
            ]),
          })),
      ),
    ),
  };
};

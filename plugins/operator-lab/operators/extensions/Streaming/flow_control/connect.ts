import {eventsOf, tableOf, textOf} from '../../../_shared/series/streamEvents';
import type {StreamEvent} from '../../../_shared/series/streamEvents';
import type {Run} from '../../../_shared/types';

/**
 * Connect Stream on Flink: returns each data event with the fields of the last
 * control event that has the same key.
 */
export const run: Run = (
  {'control stream': control = [], 'data stream': data = []},
  settings,
) => {
  const controls = eventsOf(control).reverse();
  const lastBefore = (event: StreamEvent) =>
    controls.find(
      (one) =>
        one.arrival <= event.arrival &&
        textOf(one, String(settings.control_key)) ===
          textOf(event, String(settings.data_key)),
    );
  return {
    'output stream': tableOf(
      eventsOf(data).map((event) => ({
        ...event,
        fields: new Map([
          ...event.fields,
          ...[...(lastBefore(event)?.fields ?? [])].filter(
            ([name]) => !event.fields.has(name),
          ),
        ]),
      })),
    ),
  };
};

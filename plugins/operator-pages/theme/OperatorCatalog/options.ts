import type {CatalogEntry} from '@theme/OperatorCatalog';
import {CHOICES, choices, HANDLES, LABELS, VALUES} from './filter';
import type {Part} from './filter';

/** Values that readers can choose from, by the part of the filter. */
export type Options = Readonly<Record<Part | 'handles', readonly string[]>>;

/** On how many operators a value has to be: a tag of one operator finds nothing that its name does not. */
const MIN: Readonly<Partial<Record<Part | 'handles', number>>> = {tag: 2};

/**
 * The values that there are for each part of the filter.
 * @param sources - Names of all sources, in order.
 */
export function optionsOf(
  entries: readonly CatalogEntry[],
  sources: readonly string[],
): Options {
  const orders: Partial<Options> = {
    label: LABELS,
    handles: HANDLES,
    source: sources,
  };
  const valuesOf = (part: keyof Options) => {
    const values = choices(entries, VALUES[part], MIN[part]);
    return orders[part]?.filter((name) => values.includes(name)) ?? values;
  };
  const parts = [...CHOICES, 'handles'] as const;
  return Object.fromEntries(
    parts.map((part) => [part, valuesOf(part)] as const),
  ) as Record<keyof Options, string[]>;
}

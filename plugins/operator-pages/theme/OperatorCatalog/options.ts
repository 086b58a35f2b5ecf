import type {CatalogEntry} from '@theme/OperatorCatalog';
import {CHOICES, choices, HANDLES, LABELS, VALUES} from './filter';
import type {Choice} from './filter';

/** Values that readers can choose from, by the part of the filter. */
export type Options = Readonly<Record<Choice | 'handles', readonly string[]>>;

/** Where facts come from, the surest first. */
const SOURCES = [
  'code',
  'extension code',
  'base code',
  'older code',
  'page',
  'process',
  'knowledge',
  'none',
];

/** Lists that keep an order of their own. */
const ORDERS: Readonly<Partial<Record<Choice | 'handles', readonly string[]>>> =
  {label: LABELS, handles: HANDLES, source: SOURCES};

/** On how many operators a value has to be: a tag of one operator finds nothing that its name does not. */
const MIN: Readonly<Partial<Record<Choice | 'handles', number>>> = {tag: 2};

/** The values that there are for each part of the filter. */
export function optionsOf(entries: readonly CatalogEntry[]): Options {
  const valuesOf = (part: keyof Options) => {
    const values = choices(entries, VALUES[part], MIN[part]);
    return ORDERS[part]?.filter((name) => values.includes(name)) ?? values;
  };
  const parts = [...CHOICES, 'handles'] as const;
  return Object.fromEntries(
    parts.map((part) => [part, valuesOf(part)] as const),
  ) as Record<keyof Options, string[]>;
}

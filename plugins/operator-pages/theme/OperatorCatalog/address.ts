import {CHOICES, NO_FILTER} from './filter';
import type {Filter, Options} from './filter';
import {GROUPINGS} from './groups';
import type {Grouping} from './groups';

/** What of the catalog is shown, and how. */
export type CatalogState = {
  readonly filter: Filter;
  readonly grouping: Grouping;
};

/** All operators, by letter. */
export const WHOLE: CatalogState = {filter: NO_FILTER, grouping: 'letter'};

/** Parameters of the address that belong to the catalog. */
const PARAMETERS = ['text', ...CHOICES, 'handles', 'group'] as const;

/** Longest text that an address gives. */
const MAX_TEXT = 200;

/** Reads an address; values that are not among the options count as none. */
export function readAddress(search: string, options: Options): CatalogState {
  const parameters = new URLSearchParams(search);
  const chosen = CHOICES.map((part) => {
    const value = parameters.get(part) ?? '';
    return [part, options[part].includes(value) ? value : ''];
  });
  const group = parameters.get('group');
  return {
    filter: {
      ...NO_FILTER,
      ...(Object.fromEntries(chosen) as Record<string, string>),
      text: (parameters.get('text') ?? '').slice(0, MAX_TEXT),
      handles: options.handles.filter((name) =>
        parameters.getAll('handles').includes(name),
      ),
    },
    grouping: GROUPINGS.find((one) => one === group) ?? WHOLE.grouping,
  };
}

/** The query string of an address with a state, other parameters kept; empty when it says nothing. */
export function writeAddress(
  search: string,
  {filter, grouping}: CatalogState,
): string {
  const parameters = new URLSearchParams(search);
  PARAMETERS.forEach((name) => parameters.delete(name));
  for (const part of ['text', ...CHOICES] as const) {
    if (filter[part].trim() !== '') {
      parameters.set(part, filter[part]);
    }
  }
  filter.handles.forEach((name) => parameters.append('handles', name));
  if (grouping !== WHOLE.grouping) {
    parameters.set('group', grouping);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/**
 * A script that hides the catalog while the page loads, if the address asks for
 * a part of it: else readers would see the whole list, and it would shift.
 */
export const HIDE_UNTIL_READ = `if(/[?&](${PARAMETERS.join('|')})=/.test(location.search))document.documentElement.dataset.operatorCatalog="asked"`;

/** Shows the catalog if the script has hidden it; returns whether it has. */
export function showCatalog(): boolean {
  const {dataset} = document.documentElement;
  const wasHidden = dataset.operatorCatalog !== undefined;
  delete dataset.operatorCatalog;
  return wasHidden;
}

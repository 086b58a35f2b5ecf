import type {AutocompleteRenderer} from '@algolia/autocomplete-js';

/**
 * Keeps autocomplete-js from drawing: it makes the elements of all rows anew
 * with each change of its state, and only after a timer.
 */
export const NO_RENDERER = {
  createElement: (_type: unknown, props: unknown) => ({props}),
  Fragment: undefined,
  render: () => undefined,
} as unknown as AutocompleteRenderer;

import type {AutocompleteState} from '@algolia/autocomplete-js';
import {BOX_ID, DETACHED_MEDIA_QUERY} from '../../shared/constants';
import type {PanelPlacement} from '../../shared/types';
import {rowsOf} from './rows';
import type {Row} from './rows';
import {SHORTCUTS} from './shortcuts';
import {TEXTS} from './texts';

type Getter = {
  readonly props: Readonly<Record<string, unknown>>;
  readonly state: AutocompleteState<Row>;
};

/** The code of a key that is meant for the input method. Safari reports it for the Enter that ends a composition, after `isComposing` is false again. */
const COMPOSING_KEY_CODE = 229;

/**
 * Properties of the elements of autocomplete-js by the combobox pattern of the
 * ARIA Authoring Practices Guide: the input is the combobox, and it alone; the
 * options are the links within the items, and not these.
 * The library marks a wrapper instead, and points to a label that is not there
 * in full-screen mode (algolia/autocomplete issues 589 and 963).
 */
const ARIA_PROPS = {
  getRootProps: () => ({}),
  getLabelProps: ({props}: Getter) => ({...props, id: undefined}),
  getInputProps({props, state}: Getter) {
    const isListShown = state.isOpen && rowsOf(state).length > 0;
    return {
      ...props,
      type: 'text',
      role: 'combobox',
      'aria-label': TEXTS.placeholder,
      'aria-labelledby': undefined,
      onKeyDown: (event: KeyboardEvent) => {
        if (!event.isComposing && event.keyCode !== COMPOSING_KEY_CODE) {
          (props.onKeyDown as (event: KeyboardEvent) => void)(event);
        }
      },
      'aria-keyshortcuts': SHORTCUTS,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isListShown,
      'aria-controls': isListShown ? props['aria-controls'] : undefined,
      'aria-activedescendant': isListShown
        ? props['aria-activedescendant']
        : undefined,
    };
  },
  getListProps: ({props, state}: Getter) => ({
    ...props,
    'aria-labelledby': undefined,
    'aria-label': state.query.trim() === '' ? TEXTS.recents : TEXTS.results,
  }),
  getItemProps: ({props}: Getter) => ({
    ...props,
    id: undefined,
    role: 'none',
    'aria-selected': undefined,
  }),
};

/** Returns the side of the panel as the library takes it, which knows only pages from left to right. */
export function placementOf(side: PanelPlacement): PanelPlacement {
  const isMirrored =
    document.documentElement.dir === 'rtl' && /^(start|end)$/.test(side);
  return isMirrored ? (side === 'start' ? 'end' : 'start') : side;
}

/** What autocomplete-js is told of every search box. */
export const LIBRARY_PROPS = {
  id: BOX_ID,
  placeholder: TEXTS.placeholder,
  translations: {
    clearButtonTitle: TEXTS.clear,
    detachedCancelButtonText: TEXTS.cancel,
    detachedSearchButtonTitle: TEXTS.search,
    submitButtonTitle: TEXTS.submit,
  },
  detachedMediaQuery: DETACHED_MEDIA_QUERY,
  defaultActiveItemId: 0,
  openOnFocus: true,
  // The library's types ask for the attributes that these take away.
  ...(ARIA_PROPS as object),
};

import type {AutocompleteState} from '@algolia/autocomplete-js';
import {BOX_ID, DETACHED_MEDIA_QUERY} from '../../shared/constants';
import {rowsOf} from './rows';
import type {Row} from './rows';
import {SHORTCUTS} from './shortcuts';
import {TEXTS} from './texts';

type Getter = {
  readonly props: Readonly<Record<string, unknown>>;
  readonly state: AutocompleteState<Row>;
};

/** Code of a key for the input method. Safari reports it for the Enter that ends a composition, after `isComposing` is false again. */
const COMPOSING_KEY_CODE = 229;

/**
 * Properties of the elements of autocomplete-js for the combobox pattern of the
 * ARIA Authoring Practices Guide. Only the input is the combobox, and the options
 * are the links in the items. The library marks a wrapper instead, and names a
 * label that full-screen mode does not have (algolia/autocomplete issues 589 and
 * 963).
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

/** Returns the side of the box that the panel is aligned with. The library supports only pages from left to right. */
export const panelPlacement = () =>
  document.documentElement.dir === 'rtl' ? 'start' : 'end';

/** Options of autocomplete-js that are the same for each search box. */
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
  // The types of the library require the attributes that these functions remove.
  ...(ARIA_PROPS as object),
};

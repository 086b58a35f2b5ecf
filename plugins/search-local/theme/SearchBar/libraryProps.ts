import type {AutocompleteState} from '@algolia/autocomplete-js';
import {
  BOX_ID,
  DETACHED_MEDIA_QUERY,
  STALL_THRESHOLD_MS,
} from '../../shared/constants';
import {rowsOf} from './rows';
import type {Row} from './rows';
import {SHORTCUTS} from './shortcuts';
import {TEXTS} from './texts';

type State = AutocompleteState<Row>;
type Getter = {
  readonly props: Readonly<Record<string, unknown>>;
  readonly state: State;
};

/** What Safari reports for the Enter that ends a composition, after `isComposing` is false again. */
const COMPOSING_KEY_CODE = 229;

/** Whether a key belongs to the input method, not to the search. */
export const isComposing = ({
  isComposing: isWithin,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isWithin || keyCode === COMPOSING_KEY_CODE;

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
        if (!isComposing(event)) {
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
  stallThreshold: STALL_THRESHOLD_MS,
  defaultActiveItemId: 0,
  openOnFocus: true,
  // The library's types ask for the attributes that these take away.
  ...(ARIA_PROPS as object),
};

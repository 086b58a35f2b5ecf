import {InputChanges} from './inputChanges';
import {SHORTCUTS} from './shortcuts';
import type {SearchTexts} from './texts';

type State = {
  readonly isOpen: boolean;
  readonly query: string;
  readonly collections: readonly {readonly items: readonly unknown[]}[];
};

type Key = KeyboardEvent;

type InputProps = {
  readonly onKeyDown?: (event: Key) => void;
  readonly 'aria-controls'?: string;
  readonly 'aria-activedescendant'?: string;
};

type Getter<Props> = {props: Props; state: State};

/** Sees a key before autocomplete-js does; `next` passes it on. */
export type KeyHandler = (
  event: Key,
  query: string,
  next: (event: Key) => void,
) => void;

/** Whether a list of results is on the page. */
export function hasOpenList({
  isOpen,
  collections,
}: Pick<State, 'isOpen' | 'collections'>): boolean {
  return isOpen && collections.some(({items}) => items.length > 0);
}

/**
 * Properties of the elements of autocomplete-js by the combobox pattern of the
 * ARIA Authoring Practices Guide: the input is the combobox, and it alone.
 * The library marks a wrapper instead, and points to a label that is not there
 * in full-screen mode (algolia/autocomplete issues 589 and 963).
 */
export function ariaProps(texts: SearchTexts, onKeyDown: KeyHandler) {
  const changes = new InputChanges();
  return {
    getRootProps: () => ({}),
    getLabelProps: <Props>({props}: Getter<Props>) => ({
      ...props,
      id: undefined,
    }),
    getInputProps: <Props extends InputProps>({
      props,
      state,
      inputElement,
    }: Getter<Props> & {readonly inputElement: HTMLInputElement | null}) => {
      const isListShown = hasOpenList(state);
      const all = {
        ...props,
        onKeyDown: (event: Key) =>
          onKeyDown(
            event,
            (event.currentTarget as HTMLInputElement).value,
            props.onKeyDown ?? (() => undefined),
          ),
        type: 'text',
        role: 'combobox',
        'aria-label': texts.placeholder,
        'aria-labelledby': undefined,
        'aria-keyshortcuts': SHORTCUTS,
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        'aria-expanded': isListShown,
        'aria-controls': isListShown ? props['aria-controls'] : undefined,
        'aria-activedescendant': isListShown
          ? props['aria-activedescendant']
          : undefined,
      };
      return inputElement ? changes.of(all, inputElement) : all;
    },
  };
}

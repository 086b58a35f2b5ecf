import {useCallback, useEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';
import {flushSync} from 'react-dom';
import type {SearchSettings} from '../../shared/types';
import {whenIdle} from './idle';
import {listenToShortcuts} from './shortcuts';

type SearchBoxUse = {
  readonly container: RefObject<HTMLDivElement | null>;
  /** The input that stands in for the box until it is there. */
  readonly placeholder: RefObject<HTMLInputElement | null>;
  readonly settings: SearchSettings;
  /** Goes to a route of this site without loading the page anew. */
  readonly goTo: (route: string) => void;
};

/** Everything that the search needs besides this file; loaded at need. */
const load = () => import('./start');

/** Whether a reader has used the search in this visit, so that its code is there. */
let wasUsed = false;

/** Puts the cursor into a box, or presses the button that opens it on narrow screens. */
function enter(container: HTMLElement | null): void {
  const button = container?.querySelector<HTMLElement>(
    '.aa-DetachedSearchButton',
  );
  const input = container?.querySelector<HTMLInputElement>('.aa-Input');
  button?.click();
  input?.focus();
  input?.select();
}

/** Loads what a reader who comes near the box is about to use. */
function prepare(settings: SearchSettings): void {
  void load().then(({searchClient}) => searchClient(settings).warmUp());
}

/** Moves the cursor from the stand-in to the box, where it was in the text. */
function takeOver(
  container: HTMLElement | null,
  {selectionStart, selectionEnd}: HTMLInputElement,
): void {
  const input = container?.querySelector<HTMLInputElement>('.aa-Input');
  input?.focus();
  input?.setSelectionRange(selectionStart, selectionEnd);
}

/** Starts the search box when a reader is about to use it, and ends it with the page. */
export function useSearchBox({
  container,
  placeholder,
  settings,
  goTo,
}: SearchBoxUse) {
  const [isStarted, setIsStarted] = useState(false);
  const box = useRef<{started?: Promise<void>; end?: () => void}>({});

  const start = useCallback((): Promise<void> => {
    const current = box.current;
    current.started ??= load().then(({startSearchBox, searchClient}) => {
      if (current !== box.current || !container.current) {
        return;
      }
      const input = placeholder.current;
      const hadFocus = input !== null && input === document.activeElement;
      current.end = startSearchBox(
        {
          container: container.current,
          initialQuery: input?.value ?? '',
          goTo,
        },
        settings,
      );
      if (hadFocus) {
        takeOver(container.current, input);
      }
      flushSync(() => setIsStarted(true));
      wasUsed = true;
      searchClient(settings).warmUp();
    });
    return current.started;
  }, [container, placeholder, settings, goTo]);

  const open = useCallback(() => {
    void start().then(() => enter(container.current));
  }, [start, container]);

  useEffect(() => {
    const stopListening = listenToShortcuts(open);
    const callOff = whenIdle(() => void load());
    if (wasUsed || document.activeElement === placeholder.current) {
      void start();
    }
    return () => {
      stopListening();
      callOff();
      box.current.end?.();
      box.current = {};
    };
  }, [open, start, placeholder]);

  return {
    isStarted,
    open,
    start: () => void start(),
    prepare: () => prepare(settings),
  };
}

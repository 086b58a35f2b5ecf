import {useCallback, useEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';
import type {SearchSettings} from '../../shared/types';
import type {SearchBox} from './createSearchBox';
import {pressEnter} from './heldEnter';
import {whenIdle} from './idle';
import {loadCode, loadIndex, loadSearchBox} from './load';
import {listenToShortcuts} from './shortcuts';
import {nextTask} from './tasks';

type SearchBoxUse = {
  readonly container: RefObject<HTMLDivElement | null>;
  /** The input that stands in for the box until it is there. */
  readonly placeholder: RefObject<HTMLInputElement | null>;
  readonly settings: SearchSettings;
  /** Goes to a route of this site without loading the page anew. */
  readonly goTo: (route: string) => void;
};

/** Whether a reader has used the search in this visit, so that its code is there. */
let wasUsed = false;

const inputOf = (container: HTMLElement | null) =>
  container?.querySelector<HTMLInputElement>('.aa-Input') ?? null;

/** Puts the cursor into a box, or presses the button that opens it on narrow screens. */
function enter(container: HTMLElement | null): void {
  const button = container?.querySelector<HTMLElement>(
    '.aa-DetachedSearchButton',
  );
  const input = inputOf(container);
  button?.click();
  input?.focus();
  input?.select();
}

/** Takes over what a reader has written into the stand-in. */
function takeText(placeholder: HTMLInputElement | null, box: SearchBox): void {
  if (placeholder?.value) {
    box.setQuery(placeholder.value);
  }
}

/** Moves the cursor from the stand-in to the box. */
function takeCursor(
  placeholder: HTMLInputElement | null,
  input: HTMLInputElement | null,
): void {
  if (placeholder && input && placeholder === document.activeElement) {
    const {value, selectionStart, selectionEnd} = placeholder;
    // The cursor has no place in a text that autocomplete-js sets after a timer.
    input.value = value;
    input.focus();
    input.setSelectionRange(selectionStart, selectionEnd);
  }
}

/** Starts the search box when a reader is about to use it, and ends it with the page. */
export function useSearchBox({
  container,
  placeholder,
  settings,
  goTo,
}: SearchBoxUse) {
  const [isStarted, setIsStarted] = useState(false);
  const box = useRef<{started?: Promise<void>; made?: SearchBox}>({});

  const start = useCallback((): Promise<void> => {
    const current = box.current;
    const isCurrent = () => current === box.current && container.current;
    current.started ??= loadSearchBox(settings).then(async (make) => {
      if (!isCurrent()) {
        return;
      }
      const element = container.current!;
      element.hidden = true;
      const made = await make({container: element, goTo});
      if (!isCurrent()) {
        made.end();
        return;
      }
      current.made = made;
      // To make the box, to show it, and to take the stand-in away each take long enough for a task.
      await nextTask();
      takeText(placeholder.current, made);
      await nextTask();
      if (!isCurrent()) {
        return;
      }
      element.hidden = false;
      takeText(placeholder.current, made);
      takeCursor(placeholder.current, inputOf(element));
      wasUsed = true;
      await nextTask();
      if (isCurrent()) {
        setIsStarted(true);
      }
    });
    return current.started;
  }, [container, placeholder, settings, goTo]);

  const open = useCallback(() => {
    void start().then(() => enter(container.current));
  }, [start, container]);

  /** Enter in the stand-in is pressed again in the box, which keeps it until the answer is there. */
  const submit = useCallback(() => {
    void start().then(() => {
      const input = inputOf(container.current);
      if (input?.value.trim()) {
        pressEnter(input);
      } else {
        enter(container.current);
      }
    });
  }, [start, container]);

  useEffect(() => {
    const stopListening = listenToShortcuts(open);
    const callOff = whenIdle(loadCode);
    if (wasUsed || document.activeElement === placeholder.current) {
      void start();
    }
    return () => {
      stopListening();
      callOff();
      box.current.made?.end();
      box.current = {};
    };
  }, [open, start, placeholder]);

  return {
    isStarted,
    open,
    submit,
    start: () => void start(),
    prepare: () => void loadIndex(settings),
  };
}

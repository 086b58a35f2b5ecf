import {useEffect, useRef} from 'react';
import type {RefObject} from 'react';

/**
 * Closes a `<details>` element on Escape, and when the focus or the pointer
 * goes elsewhere.
 */
export function useDismissal(): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && fold.current?.open) {
        fold.current.open = false;
        fold.current.querySelector('summary')?.focus();
      }
    };
    const onElsewhere = ({target}: Event) => {
      if (fold.current?.open && !fold.current.contains(target as Node)) {
        fold.current.open = false;
      }
    };
    const mounted = new AbortController();
    const {signal} = mounted;
    document.addEventListener('keydown', onKey, {signal});
    document.addEventListener('pointerdown', onElsewhere, {signal});
    document.addEventListener('focusin', onElsewhere, {signal});
    return () => mounted.abort();
  }, []);
  return fold;
}

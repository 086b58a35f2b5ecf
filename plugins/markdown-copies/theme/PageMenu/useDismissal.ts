import {useEffect, useRef} from 'react';
import type {RefObject} from 'react';

/** Closes a fold with Escape, and when a reader turns to something else. */
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
    const events = ['pointerdown', 'focusin'] as const;
    document.addEventListener('keydown', onKey);
    events.forEach((type) => document.addEventListener(type, onElsewhere));
    return () => {
      document.removeEventListener('keydown', onKey);
      events.forEach((type) => document.removeEventListener(type, onElsewhere));
    };
  }, []);
  return fold;
}

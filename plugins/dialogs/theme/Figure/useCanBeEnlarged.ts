import {useEffect, useState} from 'react';
import type {RefObject} from 'react';
import {canBeEnlarged} from './drawings';

/** Whether a figure gains from a dialog, also after its column has another width. */
export function useCanBeEnlarged(
  ref: RefObject<HTMLElement | null>,
  isEnlarged: boolean,
): boolean {
  const [can, setCan] = useState(false);

  useEffect(() => {
    const figure = ref.current;
    if (!figure || isEnlarged) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setCan(canBeEnlarged(figure)));
    observer.observe(figure);
    return () => observer.disconnect();
  }, [ref, isEnlarged]);

  return can;
}

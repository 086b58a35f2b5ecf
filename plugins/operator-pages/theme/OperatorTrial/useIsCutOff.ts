import {useEffect, useState} from 'react';
import type {RefObject} from 'react';

/** Whether the content of a box is wider than the box. */
export function useIsCutOff(box: RefObject<HTMLElement | null>): boolean {
  const [isCutOff, setIsCutOff] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setIsCutOff(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    // A table grows with its texts, its box does not.
    for (const child of element.children) {
      observer.observe(child);
    }
    return () => {
      observer.disconnect();
    };
  }, [box]);

  return isCutOff;
}

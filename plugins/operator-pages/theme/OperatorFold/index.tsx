import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import type {Props} from '@theme/OperatorFold';
import {hashId} from './hashId';

/** Opens a fold if the address names something within, and brings that into view. */
function openForHash(fold: HTMLDetailsElement): void {
  const id = hashId(window.location.hash);
  const target = id ? document.getElementById(id) : null;
  if (target && fold.contains(target)) {
    fold.open = true;
    target.scrollIntoView();
  }
}

/**
 * A native fold, which browsers open when they find text in it. It also opens
 * for a link to something within. The style sheet shows its content in print.
 */
export default function OperatorFold({children}: Props): ReactNode {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const fold = ref.current;
    if (!fold) {
      return undefined;
    }
    const onHash = () => {
      openForHash(fold);
    };
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => {
      window.removeEventListener('hashchange', onHash);
    };
  }, []);

  return (
    <details ref={ref} className="operator-fold">
      {children}
    </details>
  );
}

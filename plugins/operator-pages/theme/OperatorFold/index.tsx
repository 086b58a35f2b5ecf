import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import type {Props} from '@theme/OperatorFold';

/** Id that the anchor of an address names; as written where it cannot be decoded, as in `#100%`. */
export function hashId(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * A native fold, which browsers open when they find text in it. It also opens
 * for a link to something within, and brings that into view. The style sheet
 * shows its content in print.
 */
export default function OperatorFold({children}: Props): ReactNode {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const openForHash = () => {
      const id = hashId(window.location.hash);
      const target = id ? document.getElementById(id) : null;
      if (target && ref.current?.contains(target)) {
        ref.current.open = true;
        target.scrollIntoView();
      }
    };
    openForHash();
    window.addEventListener('hashchange', openForHash);
    return () => {
      window.removeEventListener('hashchange', openForHash);
    };
  }, []);

  return (
    <details ref={ref} className="operator-fold">
      {children}
    </details>
  );
}

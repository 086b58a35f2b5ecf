import {useRef} from 'react';
import type {ReactNode} from 'react';
import {offerTexts} from './offerTexts';
import styles from './styles.module.css';
import {useControl} from './useControl';

/**
 * Saves the site on this device, and removes it. The built HTML has its room
 * only: nothing of it works before the page has started, or in every browser.
 */
export default function OfflineCopy(): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  const [shown, load] = useControl();
  if (shown.kind === 'nothing') {
    return <div className={styles.group} />;
  }
  const texts = offerTexts();
  const holdFocus = () => group.current?.focus({preventScroll: true});
  return (
    <div
      ref={group}
      className={styles.group}
      role="group"
      aria-label={texts.group}
      tabIndex={-1}
    >
      {shown.kind === 'control' ? (
        <shown.Control isAsked={shown.isAsked} onPress={holdFocus} />
      ) : (
        <>
          <span role="status">{shown.hasFailed && texts.network}</span>
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              holdFocus();
              void load(true);
            }}
          >
            {texts.offer}
          </button>
        </>
      )}
    </div>
  );
}

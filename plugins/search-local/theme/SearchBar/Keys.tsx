import type {ReactNode} from 'react';
import type {SearchTexts} from './texts';
import styles from './styles.module.css';

/** Legend of the keys below the results; the list itself tells screen readers. */
export function Keys({texts}: {texts: SearchTexts}): ReactNode {
  const {keys} = texts;
  return (
    <div className={styles.keys} aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {keys.navigate}
      </span>
      <span>
        <kbd>Enter</kbd> {keys.open}
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> {keys.newTab}
      </span>
      <span>
        <kbd>Esc</kbd> {keys.close}
      </span>
    </div>
  );
}

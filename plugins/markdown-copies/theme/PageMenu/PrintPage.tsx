import type {ReactNode} from 'react';
import {menuTexts} from './texts';
import styles from './styles.module.css';

/** Button that prints the page. */
export default function PrintPage(): ReactNode {
  return (
    <button
      type="button"
      className={styles.scripted}
      onClick={() => window.print()}
    >
      {menuTexts().print}
    </button>
  );
}

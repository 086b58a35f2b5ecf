import type {ReactNode} from 'react';
import OriginalBreadcrumbs from '@theme-init/DocBreadcrumbs';
import PageMenu from '@theme/PageMenu';
import styles from './styles.module.css';

/** The way to a page of the docs, and the menu of the page at its end. */
export default function DocBreadcrumbs(): ReactNode {
  return (
    <div className={styles.line}>
      <OriginalBreadcrumbs />
      <PageMenu />
    </div>
  );
}

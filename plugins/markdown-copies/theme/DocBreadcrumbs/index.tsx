import type {ReactNode} from 'react';
import OriginalBreadcrumbs from '@theme-init/DocBreadcrumbs';
import PageMenu from '@theme/PageMenu';
import styles from './styles.module.css';

/** Breadcrumbs of a docs page, followed by the page menu. */
export default function DocBreadcrumbs(): ReactNode {
  return (
    <div className={styles.line}>
      <OriginalBreadcrumbs />
      <PageMenu />
    </div>
  );
}

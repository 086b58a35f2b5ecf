import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import entries from '@theme/PageMenu/entries';
import {copyPath} from '../../shared/copyPath';
import {menuTexts} from './texts';
import {useDismissal} from './useDismissal';
import styles from './styles.module.css';

/**
 * A quiet menu with what can be done with a page. It opens and its links lead
 * on without scripts.
 */
export default function PageMenu(): ReactNode {
  const {pathname} = useLocation();
  const fold = useDismissal();
  return (
    <details
      ref={fold}
      className={clsx('theme-page-menu', styles.menu)}
      data-search="skip"
      data-markdown-ignore
    >
      <summary>{menuTexts().menu}</summary>
      <ul>
        {entries.map((Entry, at) => (
          <li key={at}>
            <Entry copy={copyPath(pathname)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import {copyPath, INDEX_FILE} from '../../shared/copyPath';
import type {MenuData} from '../../shared/menuData';
import CopyMarkdown from './CopyMarkdown';
import {menuTexts} from './texts';
import {useDismissal} from './useDismissal';
import styles from './styles.module.css';

/**
 * Menu with actions for the current page. It opens, and its links work, without
 * scripts.
 */
export default function PageMenu(): ReactNode {
  const copy = copyPath(useLocation().pathname);
  const fold = useDismissal();
  const texts = menuTexts();
  const {guide} = usePluginData('markdown-copies') as MenuData;
  return (
    <details
      ref={fold}
      className={clsx('theme-page-menu', styles.menu)}
      data-search="skip"
      data-markdown-ignore
    >
      <summary>{texts.menu}</summary>
      <ul>
        <li>
          <CopyMarkdown copy={copy} />
        </li>
        <li>
          <Link to={`pathname://${copy}`} target="_self">
            {texts.view}
          </Link>
        </li>
        {guide !== undefined && (
          <li>
            <Link to={guide}>{texts.add}</Link>
          </li>
        )}
        <li>
          <Link to={`pathname:///${INDEX_FILE}`} target="_self">
            {texts.all}
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={styles.scripted}
            onClick={() => window.print()}
          >
            {texts.print}
          </button>
        </li>
      </ul>
    </details>
  );
}

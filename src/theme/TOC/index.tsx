import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Table of contents as a landmark, because News posts show it outside of the
 * main element.
 */
export default function NamedTOC(props: Props): ReactNode {
  return (
    <nav
      className={styles.landmark}
      aria-label={translate({
        id: 'help.toc.label',
        message: 'On this page',
        description: 'Accessible name of the table of contents',
      })}
    >
      <TOC {...props} />
    </nav>
  );
}

import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import styles from './styles.module.css';

/** What a page says once if its scripts cannot be loaded. The starter shows and hides it. */
export default function StartNotice(): ReactNode {
  return (
    <div
      className={styles.notice}
      data-start-notice=""
      hidden
      suppressHydrationWarning
    >
      <p role="alert" className={styles.text}>
        <Translate
          id="theme.StartNotice.text"
          description="Shown when the scripts of a page cannot be loaded: the site was published again, or the reader is offline"
        >
          Parts of this page could not be loaded. The site might have a new
          version, or you might be offline. Links and search lead to the current
          version.
        </Translate>
      </p>
      <CloseButton className={styles.close} />
    </div>
  );
}

import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Actions} from './Actions';
import styles from './styles.module.css';
import {offlineText} from './texts';
import {useOfflineCopy} from './useOfflineCopy';

/** What the control is told. */
export type ControlProps = {
  /** Whether a reader wants to save the site. */
  readonly isAsked: boolean;
  /** Called before a button acts, which may take it away. */
  readonly onPress: () => void;
};

/** What there is of a copy on this device, and what a reader can do about it. */
export default function Control({isAsked, onPress}: ControlProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const [view, copy] = useOfflineCopy(isAsked);
  const text = offlineText(view, currentLocale);
  return (
    <>
      <span role="status">{text}</span>
      {view.state === 'saving' && (
        <progress
          className={styles.progress}
          aria-label={text}
          value={view.loadedBytes}
          max={view.totalBytes || 1}
        />
      )}
      <Actions state={view.state} copy={copy} onPress={onPress} />
    </>
  );
}

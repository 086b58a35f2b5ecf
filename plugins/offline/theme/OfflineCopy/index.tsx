import {lazy, Suspense} from 'react';
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

/** The space of the control, without it. */
const Space = () => <div className={styles.group} />;

/** The control, which few readers use: no page waits for its script. Where that cannot be loaded, there is none. */
const Control = lazy(() => import('./Control').catch(() => ({default: Space})));

/** Saves the site on this device, and removes it. The built HTML only reserves its space. */
export default function OfflineCopy(): ReactNode {
  return useIsBrowser() ? (
    <Suspense fallback={<Space />}>
      <Control />
    </Suspense>
  ) : (
    <Space />
  );
}

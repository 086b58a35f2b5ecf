import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {OfflineCopy} from '../../client/offlineCopy';
import type {OfflineView} from '../../client/offlineCopy';

/**
 * The copy of the site on this device, and what to show of it.
 * @param isAsked - Whether a reader wants to save the site.
 */
export function useOfflineCopy(isAsked: boolean): [OfflineView, OfflineCopy] {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [view, setView] = useState<OfflineView>({state: 'hidden'});
  const [copy] = useState(() => new OfflineCopy(baseUrl, setView));
  useEffect(() => {
    void (isAsked ? copy.prepare() : copy.look());
    return () => copy.end();
  }, [copy, isAsked]);
  return [view, copy];
}

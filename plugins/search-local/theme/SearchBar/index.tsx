import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useGlobalData from '@docusaurus/useGlobalData';
import {SearchClient} from '../../client/searchClient';
import {openTransport} from '../../client/transport';
import {PLUGIN_NAME} from '../../shared/constants';
import type {SearchSettings} from '../../shared/types';
import {searchTexts} from './texts';
import styles from './styles.module.css';

/** One client for all pages, so that the index is loaded once a visit. */
let client: SearchClient | undefined;

function useSearchSettings(): SearchSettings {
  return useGlobalData()[PLUGIN_NAME]?.default as SearchSettings;
}

/** The search box of the navbar. */
export default function SearchBar(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const settings = useSearchSettings();
  const history = useHistory();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    client ??= new SearchClient(settings, openTransport);
    const search = client.search.bind(client);
    void import('./createSearchBox').then(({createSearchBox}) => {
      if (container.current && !isGone) {
        end = createSearchBox({
          container: container.current,
          texts: searchTexts(),
          panelPlacement: settings.panelPlacement,
          search: (query) => search(query),
          goTo: (route) => history.push(route),
          announce: setAnnouncement,
        });
      }
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, [settings, history]);

  return (
    <div className={styles.searchBar}>
      <div ref={container} className={styles.box} />
      <div role="status" className={styles.announcement}>
        {announcement}
      </div>
    </div>
  );
}

import {useDeferredValue, useEffect, useMemo, useRef} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {CatalogEntry, Props} from '@theme/OperatorCatalog';
import {unpackCatalog} from '../../shared/packedCatalog';
import {HIDE_UNTIL_READ, showCatalog, WHOLE} from './address';
import Controls from './Controls';
import {matches, needsSettings, optionsOf, searchText} from './filter';
import {groupsOf} from './groups';
import {Jumps, Section} from './List';
import {goToGroup, layOutRows, useLinks} from './useLinks';
import {useCatalogState} from './useCatalogState';

/**
 * All operators, by letter or category. The HTML holds the whole list and the
 * controls, so that nothing moves when these begin to work; without scripts
 * there is the list alone.
 */
export default function OperatorCatalog({entries: packed}: Props): ReactNode {
  const isReady = useIsBrowser();
  const list = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => unpackCatalog(packed), [packed]);
  const names = {
    ...packed.names,
    live: {
      yes: translate({
        id: 'theme.OperatorCatalog.live.yes',
        message: 'On its page',
      }),
    },
  };
  const options = useMemo(
    () => optionsOf(entries, packed.names),
    [entries, packed],
  );
  const texts = useMemo(() => entries.map(searchText), [entries]);
  const {state, change} = useCatalogState(options, isReady);
  // Fields follow each key at once; the list follows when there is time.
  const {filter, grouping, isRead} = useDeferredValue(state);
  const groups = useMemo(
    () => groupsOf(entries, grouping),
    [entries, grouping],
  );
  const shown = useMemo(
    () =>
      new Set(entries.filter((entry, at) => matches(entry, filter, texts[at]))),
    [entries, texts, filter],
  );
  useLinks(list, entries, groups);
  useEffect(() => {
    if (isRead && showCatalog()) {
      goToGroup(list.current);
    }
  }, [isRead]);

  return (
    // The search has each operator already, from its own page, and the copy in Markdown leads to them by folders.
    <div className="operator-catalog" data-search="skip" data-markdown-ignore>
      {!isReady && (
        <script dangerouslySetInnerHTML={{__html: HIDE_UNTIL_READ}} />
      )}
      <Controls
        options={options}
        names={names}
        state={state}
        onChange={change}
      />
      <div className="operator-catalog-count">
        <p role="status">
          {translate(
            {
              id: 'theme.OperatorCatalog.count',
              message: '{shown} of {all} operators',
            },
            {shown: shown.size, all: entries.length},
          )}
        </p>
        <button
          type="button"
          className="operator-clear"
          onClick={() => change({...state, filter: WHOLE.filter})}
        >
          <Translate id="theme.OperatorCatalog.clear">Clear filters</Translate>
        </button>
      </div>
      <Jumps
        grouping={grouping}
        groups={groups}
        shown={shown}
        onJump={() => layOutRows(list.current)}
      />
      <div ref={list} className="operator-catalog-list">
        {groups.map((group) => (
          <Section
            key={group.id}
            group={group}
            shown={shown}
            needsSettings={(entry: CatalogEntry) =>
              needsSettings(entry, filter)
            }
          />
        ))}
      </div>
    </div>
  );
}

import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import siteStorage from '@generated/site-storage';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {showTab} from '../../client/tabs';
import styles from './styles.module.css';

/**
 * Tabs as they are in the HTML. React draws them once: which tab is selected is
 * in the attributes of the page, which `client/tabs.ts` changes.
 */
export default function Tabs(props: Props): ReactNode {
  const set = useRef<HTMLDivElement>(null);
  const context = useTabsContextValue(props);
  // The choice of before, which the theme reads from the storage and the address.
  const {selectedValue, tabValues, block} = context;
  const [drawn] = useState(selectedValue);
  const {groupId} = props;

  useEffect(() => {
    if (selectedValue !== drawn) {
      showTab(set.current!, selectedValue);
    }
  }, [selectedValue, drawn]);

  return (
    <TabsProvider value={{...context, selectedValue: drawn, lazy: false}}>
      <div
        ref={set}
        className={clsx(
          ThemeClassNames.tabs.container,
          'tabs-container',
          styles.tabs,
        )}
        data-tabs={
          groupId ? `docusaurus.tab.${groupId}${siteStorage.namespace}` : ''
        }
      >
        <ul
          role="tablist"
          data-plain=""
          aria-orientation="horizontal"
          className={clsx('tabs', block && 'tabs--block', props.className)}
        >
          {tabValues.map(({value, label, attributes}) => (
            <li
              key={value}
              role="tab"
              tabIndex={value === drawn ? 0 : -1}
              aria-selected={value === drawn}
              {...attributes}
              data-value={value}
              className={clsx(
                'tabs__item',
                attributes?.className as string | undefined,
                value === drawn && 'tabs__item--active',
              )}
            >
              {label ?? value}
            </li>
          ))}
        </ul>
        <div className="margin-top--md">
          {sanitizeTabsChildren(props.children)}
        </div>
      </div>
    </TabsProvider>
  );
}

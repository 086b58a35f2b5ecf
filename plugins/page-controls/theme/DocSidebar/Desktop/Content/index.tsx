import {createElement, useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHistory} from '@docusaurus/router';
import {
  useDocsSidebar,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {onLinks} from '../../../../client/links';
import {showPath} from '../../../../client/sidebar';
import {sidebarView} from '../../../../client/sidebarView';
import type {
  SidebarItem,
  SidebarSettings,
} from '../../../../client/sidebarView';
import {sidebarFile} from '../../../../shared/sidebarFile';
import styles from './styles.module.css';

/** Initial content of an element that other code fills. It is a constant because React resets the content if the object changes. */
const FOREIGN_HTML = {__html: ''};

function useSettings(): SidebarSettings {
  const {pluginId, version} = useDocsVersion();
  const name = useDocsSidebar()?.name ?? '';
  return {
    expand: translate({
      id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
      message: "Expand sidebar category '{label}'",
      description: 'The ARIA label to expand the sidebar category',
    }),
    collapse: translate({
      id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
      message: "Collapse sidebar category '{label}'",
      description: 'The ARIA label to collapse the sidebar category',
    }),
    url: useBaseUrl(sidebarFile(pluginId, version, name)),
  };
}

/**
 * The list of a sidebar. The build draws it with React, and in the browser it is
 * the page's own: `client/sidebar.ts` changes it, before and after React has
 * started, which leaves it alone.
 */
export default function DocSidebarContent({
  path,
  sidebar,
  className,
}: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const items = sidebar as readonly SidebarItem[];
  const settings = useSettings();
  const history = useHistory();

  useEffect(
    () => onLinks(list.current!, (path) => history.push(path)),
    [history],
  );
  useEffect(() => showPath(list.current!, items, path), [items, path]);

  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'The ARIA label for the sidebar navigation',
      })}
      className={clsx('menu thin-scrollbar', styles.menu, className)}
    >
      <ul
        ref={list}
        className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}
        data-plain=""
        data-sidebar={JSON.stringify(settings)}
        {...(ExecutionEnvironment.canUseDOM
          ? {
              dangerouslySetInnerHTML: FOREIGN_HTML,
              suppressHydrationWarning: true,
            }
          : {
              children: sidebarView<ReactNode>(
                createElement,
                items,
                settings,
                path,
              ),
            })}
      />
    </nav>
  );
}

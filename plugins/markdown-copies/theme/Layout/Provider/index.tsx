import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import OriginalProvider from '@theme-init/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';
import {copyPath} from '../../../shared/copyPath';

/** Plugins whose pages have copies. */
const CONTENT = /^docusaurus-plugin-content-/;

/** Says in the head of a page where its copy is. */
function CopyLink(): ReactNode {
  const {pathname} = useLocation();
  const {plugin} = useRouteContext();
  return CONTENT.test(plugin.name) ? (
    <Head>
      <link rel="alternate" type="text/markdown" href={copyPath(pathname)} />
    </Head>
  ) : null;
}

/** What all pages stand in, with a link to the copy of each. */
export default function LayoutProvider({children}: Props): ReactNode {
  return (
    <OriginalProvider>
      <CopyLink />
      {children}
    </OriginalProvider>
  );
}

import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import OriginalSkipToContent from '@theme-init/SkipToContent';
import {copyPath} from '../../shared/copyPath';

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

/** What each page begins with, and a link to its copy. */
export default function SkipToContent(): ReactNode {
  return (
    <>
      <CopyLink />
      <OriginalSkipToContent />
    </>
  );
}

import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import OriginalSkipToContent from '@theme-init/SkipToContent';
import {copyPath} from '../../shared/copyPath';

/** Plugins whose pages have copies. */
const CONTENT = /^docusaurus-plugin-content-/;

/**
 * Link to the Markdown copy in the head of a page. Pages without a copy have no
 * link.
 */
function CopyLink(): ReactNode {
  const {pathname} = useLocation();
  const {plugin} = useRouteContext();
  return CONTENT.test(plugin.name) ? (
    <Head>
      <link rel="alternate" type="text/markdown" href={copyPath(pathname)} />
    </Head>
  ) : null;
}

/** Skip link at the start of each page, and the link to the Markdown copy. */
export default function SkipToContent(): ReactNode {
  return (
    <>
      <CopyLink />
      <OriginalSkipToContent />
    </>
  );
}

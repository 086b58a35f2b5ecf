import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-init/DocItem/Footer';
import PageFeedback from '@theme/PageFeedback';

/** The end of a page of docs, with what readers can say of it. */
export default function DocItemFooterWithFeedback(): ReactNode {
  const {permalink, version} = useDoc().metadata;
  return (
    <>
      <PageFeedback route={permalink} version={version} />
      <DocItemFooter />
    </>
  );
}

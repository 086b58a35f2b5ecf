import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import PageFeedback from '../../../components/PageFeedback';

/** The end of a guide or operator page, below a question to readers. */
export default function DocItemFooter(): ReactNode {
  const {permalink, version} = useDoc().metadata;
  return (
    <>
      <PageFeedback route={permalink} version={version} />
      <Footer />
    </>
  );
}

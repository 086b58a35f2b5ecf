import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import PageFeedback from '../../../components/PageFeedback';

/** Footer of a guide or operator page, with the feedback section. */
export default function DocItemFooter(): ReactNode {
  const {permalink, version} = useDoc().metadata;
  return (
    <>
      <PageFeedback route={permalink} version={version} />
      <Footer />
    </>
  );
}

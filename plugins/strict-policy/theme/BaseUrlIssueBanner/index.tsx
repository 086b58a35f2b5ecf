import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {bannerScript} from './script';

/**
 * Tells on the landing page that the site is not where its base URL says. It
 * stands in the built HTML only, as a script: search engines would show a text.
 */
export default function BaseUrlIssueBanner(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <script>{bannerScript(siteConfig.baseUrl)}</script>
    </Head>
  );
}

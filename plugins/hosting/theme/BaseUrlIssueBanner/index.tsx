import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Shows a banner if the style sheet does not load. A strict policy allows elements and styles that a script sets. */
const bannerScript = (baseUrl: string) => `var failed = false;
addEventListener('error', function (event) {
  failed = failed || event.target.rel === 'stylesheet';
}, true);
addEventListener('load', function () {
  if (!failed && document.querySelector('link[rel=stylesheet]').sheet) return;
  var banner = document.createElement('p');
  banner.id = '__docusaurus-base-url-issue-banner-container';
  banner.style.cssText = 'margin: 20px; padding: 20px; border: thick solid red; background: #ffe6b3; font-size: 20px; white-space: pre-line';
  banner.textContent = [
    'Your Docusaurus site did not load properly.',
    'A very common reason is a wrong baseUrl: https://docusaurus.io/docs/docusaurus.config.js/#baseUrl',
    'Current configured baseUrl = ' + ${JSON.stringify(baseUrl).replaceAll('<', '\\u003c')},
    'We suggest trying baseUrl = ' + location.pathname.replace(/\\/?$/, '/')
  ].join('\\n');
  document.body.prepend(banner);
});`;

/**
 * Shows on the landing page that the site is not where its base URL says. The
 * built HTML has it as a script, because search engines would index a text.
 */
export default function BaseUrlIssueBanner(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <script>{bannerScript(siteConfig.baseUrl)}</script>
    </Head>
  );
}

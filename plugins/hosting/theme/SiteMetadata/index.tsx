import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
// `@theme-init` is the empty component that the core has for sites without a theme.
import OriginalSiteMetadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata';
import SearchMetadata from '@theme/SearchMetadata';
import {hasOrigin} from '../../shared/origin';

/** Metadata of the classic theme without absolute links. */
function LocalMetadata(): ReactNode {
  const {
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const {metadata} = useThemeConfig();
  const language = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary" />
        <meta property="og:locale" content={language.replace('-', '_')} />
      </Head>
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
      <Head>
        {metadata.map((metadatum, at) => (
          <meta key={at} {...metadatum} />
        ))}
      </Head>
    </>
  );
}

/** Metadata of the site. It has canonical links if the origin is known. */
export default function SiteMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return hasOrigin(siteConfig) ? <OriginalSiteMetadata /> : <LocalMetadata />;
}

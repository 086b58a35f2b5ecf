import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hasOrigin} from './shared/origin';

/** Leaves absolute links out of the pages of a site that knows no origin, and says so. */
export default function pluginSiteOrigin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'site-origin',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    postBuild() {
      if (!hasOrigin(siteConfig)) {
        logger.info(
          'SITE_URL is not set: this build has no canonical links, no og:url, no og:image, no sitemap, and no absolute links in feeds.',
        );
      }
      return Promise.resolve();
    },
  };
}

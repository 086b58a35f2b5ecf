import {siteOrigin} from '../plugins/hosting/shared/origin';

/**
 * Origin of the published site. Canonical links, feeds, and the sitemap use it.
 */
export const origin = siteOrigin(process.env.SITE_URL);

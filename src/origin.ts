import {siteOrigin} from '../plugins/hosting/shared/origin';

/** Origin that the site is published under. Canonical links, feeds, and the sitemap use it. */
export const origin = siteOrigin(process.env.SITE_URL);

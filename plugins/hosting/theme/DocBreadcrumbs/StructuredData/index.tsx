import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import {structuredData} from '../../../shared/structuredData';

/** Breadcrumbs for search engines. */
export default structuredData(useBreadcrumbsStructuredData);

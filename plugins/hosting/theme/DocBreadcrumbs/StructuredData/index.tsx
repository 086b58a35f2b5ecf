import StructuredData from '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/StructuredData';
import {onlyWithOrigin} from '../../../shared/onlyWithOrigin';

/** Breadcrumbs for search engines. */
export default onlyWithOrigin(StructuredData);

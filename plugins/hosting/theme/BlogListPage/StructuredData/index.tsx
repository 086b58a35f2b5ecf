import StructuredData from '@docusaurus/theme-classic/lib/theme/BlogListPage/StructuredData';
import {onlyWithOrigin} from '../../../shared/onlyWithOrigin';

/** List of posts for search engines. */
export default onlyWithOrigin(StructuredData);

import StructuredData from '@docusaurus/theme-classic/lib/theme/BlogPostPage/StructuredData';
import {onlyWithOrigin} from '../../../shared/onlyWithOrigin';

/** Post for search engines. */
export default onlyWithOrigin(StructuredData);

import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import {structuredData} from '../../../shared/structuredData';

/** A post for search engines. */
export default structuredData(useBlogPostStructuredData);

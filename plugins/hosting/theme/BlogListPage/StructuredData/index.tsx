import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import {structuredData} from '../../../shared/structuredData';

/** A list of posts for search engines. */
export default structuredData(useBlogListPageStructuredData);

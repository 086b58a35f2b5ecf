/* The plugin's own code of the search, which is one chunk. */
export {createSearchBox} from './createSearchBox';
export {sharedClient} from './sharedClient';

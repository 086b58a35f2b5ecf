/* Our own code of the search, which comes as one script. */
export {createSearchBox} from './createSearchBox';
export {sharedClient} from './sharedClient';

import {useCallback} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

/**
 * Changes the query of the page's address; `isStep` if Back takes the change
 * back. `queryOf` gets the query that is there. A reader who follows a link is at
 * the next address while its page loads: that one stays as it is.
 */
export function useQueryChange(): (
  queryOf: (search: string) => string,
  isStep?: boolean,
) => void {
  const history = useHistory();
  const {pathname} = useLocation();
  return useCallback(
    (queryOf, isStep = false) => {
      const {location} = history;
      if (location.pathname !== pathname) {
        return;
      }
      const search = queryOf(location.search);
      if (search !== location.search) {
        history[isStep ? 'push' : 'replace']({...location, search});
      }
    },
    [history, pathname],
  );
}

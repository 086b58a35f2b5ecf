import {useCallback} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

/**
 * Changes the query of the page's address to what `queryOf` returns for the
 * current one. With `isStep`, Back undoes the change. While a reader waits for the
 * page of a link, its address is the current one: it stays as it is.
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

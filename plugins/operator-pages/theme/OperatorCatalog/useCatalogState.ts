import {useCallback, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useQueryChange} from '../useQueryChange';
import {readAddress, WHOLE, writeAddress} from './address';
import type {CatalogState} from './address';
import type {Options} from './filter';

/** How long a text rests before it is written into the address, in ms. */
const REST = 300;

/** A state, and whether it is that of the address; before hydration it is the whole list. */
type ReadState = CatalogState & {readonly isRead: boolean};

/**
 * What is shown, kept in the address: a choice is a step that Back takes back,
 * a text takes the place of the text before it.
 * @param isReady - Whether there is a browser; on the server, no address is known.
 */
export function useCatalogState(options: Options, isReady: boolean) {
  const changeQuery = useQueryChange();
  const {search} = useLocation();
  const [state, setState] = useState<ReadState>(() => ({
    ...(isReady ? readAddress(search, options) : WHOLE),
    isRead: isReady,
  }));
  const written = useRef<string>(isReady ? search : undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useIsomorphicLayoutEffect(() => {
    if (search !== written.current) {
      clearTimeout(timer.current);
      written.current = search;
      setState({...readAddress(search, options), isRead: true});
    }
  }, [search, options]);

  useEffect(() => () => clearTimeout(timer.current), []);

  /** Applies a state; `isTyped` where more letters may follow. */
  const change = useCallback(
    (next: CatalogState, isTyped = false) => {
      setState({...next, isRead: true});
      clearTimeout(timer.current);
      const write = () => {
        changeQuery((query) => {
          written.current = writeAddress(query, next);
          return written.current;
        }, !isTyped);
      };
      if (isTyped) {
        timer.current = setTimeout(write, REST);
      } else {
        write();
      }
    },
    [changeQuery],
  );
  return {state, change};
}

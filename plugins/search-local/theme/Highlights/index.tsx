import {useCallback, useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {createPortal} from 'react-dom';
import {
  highlightedTerms,
  withoutHighlight,
} from '../../client/highlight/address';
import {paint, matchingRanges} from '../../client/highlight/paint';
import {ROOT_SELECTORS} from '../../shared/page';
import {isInOverlay} from './isInOverlay';
import styles from './styles.module.css';

/** Returns the element with the text of the page. */
const pageRoot = () =>
  Object.values(ROOT_SELECTORS)
    .map((selector) => document.querySelector(selector))
    .find((root) => root !== null);

/** Highlights the terms of the address, with a button that removes the highlights. */
export default function Highlights(): ReactNode {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    let end: (() => void) | undefined;
    // The text of a new route is rendered in the next frame.
    const frame = requestAnimationFrame(() => {
      const root = pageRoot();
      const terms = highlightedTerms(search);
      const ranges = root ? matchingRanges(root, terms) : [];
      end = ranges.length > 0 ? paint(ranges) : undefined;
      setIsShown(end !== undefined);
    });
    return () => {
      cancelAnimationFrame(frame);
      end?.();
    };
  }, [pathname, search]);

  const clear = useCallback(() => {
    const {location} = history;
    // The address changes before the page of a followed link is loaded.
    if (location.pathname === pathname) {
      const route = location.pathname + location.search + location.hash;
      history.replace(withoutHighlight(route));
    }
  }, [history, pathname]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isInOverlay(event)) {
        clear();
      }
    };
    // Runs before the overlay handles the key and closes.
    const options = {capture: true};
    document.addEventListener('keydown', onKeyDown, options);
    return () => document.removeEventListener('keydown', onKeyDown, options);
  }, [clear]);

  return isShown
    ? createPortal(
        <section
          className={styles.control}
          aria-label={translate({
            id: 'theme.Highlights.region',
            message: 'Highlighted words',
          })}
        >
          <button
            type="button"
            className="button button--secondary"
            onClick={clear}
          >
            {translate({
              id: 'theme.Highlights.clear',
              message: 'Clear highlights',
            })}{' '}
            <kbd aria-hidden>Esc</kbd>
          </button>
        </section>,
        document.body,
      )
    : null;
}

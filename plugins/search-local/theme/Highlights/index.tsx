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

/** The page's own text: that of a document or post, or all of a page. */
const pageRoot = () =>
  Object.values(ROOT_SELECTORS)
    .map((selector) => document.querySelector(selector))
    .find((root) => root !== null);

/** Highlights the words that the address asks for, with a control that ends it. */
export default function Highlights(): ReactNode {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    let end: (() => void) | undefined;
    // Once the page's text stands, which a new route may only now bring.
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
    // A reader who follows a link is at the next address while its page loads.
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
    // Before the overlay has handled the key, and is gone.
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
            description: 'Accessible name of the control that ends highlights',
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
              description: 'Button that ends the highlights of searched words',
            })}{' '}
            <kbd aria-hidden>Esc</kbd>
          </button>
        </section>,
        document.body,
      )
    : null;
}

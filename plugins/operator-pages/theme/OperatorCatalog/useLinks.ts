import {useEffect} from 'react';
import type {RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {CatalogEntry} from '@theme/OperatorCatalog';
import {onLinks} from '../../../page-controls/client/links';

/**
 * Does for all links of a list together what `Link` does for each. With a `Link`
 * each, every change of the address would create hundreds of observers again.
 */
export function useLinks(
  list: RefObject<HTMLElement | null>,
  entries: readonly CatalogEntry[],
  /** What changes when the links of the list are made anew. */
  version: unknown,
): void {
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  entries.forEach(({href}) => brokenLinks.collectLink(href));

  useEffect(
    () => onLinks(list.current!, (path) => history.push(path)),
    [list, history],
  );

  useEffect(() => {
    const observer = new IntersectionObserver((seen) => {
      for (const {isIntersecting, target} of seen) {
        if (isIntersecting) {
          observer.unobserve(target);
          void window.docusaurus.prefetch(
            (target as HTMLAnchorElement).pathname,
          );
        }
      }
    });
    list.current
      ?.querySelectorAll('a[href]')
      .forEach((link) => observer.observe(link));
    return () => observer.disconnect();
  }, [list, version]);
}

/** Gives all rows of a list their height: a jump ends where it leads to only if those before it have theirs. */
export function layOutRows(list: HTMLElement | null): void {
  list?.toggleAttribute('data-whole', true);
}

/** Goes to the group that the address leads to, if it does; the browser has looked for it in the list as it was before. */
export function goToGroup(list: HTMLElement | null): void {
  const target = document.getElementById(window.location.hash.slice(1));
  if (list?.contains(target)) {
    layOutRows(list);
    target?.scrollIntoView();
  }
}

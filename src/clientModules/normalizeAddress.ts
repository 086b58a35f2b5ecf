import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {wellFormed} from '../wellFormed';
import {withoutHtmlSuffix} from '../withoutHtmlSuffix';

/**
 * Normalizes the URL of the current page. A host can serve `/intro/index.html`,
 * but the page was rendered as `/intro`. Docusaurus decodes the path and the
 * anchor, which fails for a percent sign without an escape code.
 */
function normalize(): void {
  const {pathname, search, hash} = window.location;
  const path = wellFormed(withoutHtmlSuffix(pathname));
  const anchor = wellFormed(hash);
  if (path !== pathname || anchor !== hash) {
    window.history.replaceState(
      window.history.state,
      '',
      path + search + anchor,
    );
  }
}

// Runs before React hydrates the page, and before the router reads a new
// anchor.
if (ExecutionEnvironment.canUseDOM) {
  normalize();
  window.addEventListener('popstate', normalize, {capture: true});
}

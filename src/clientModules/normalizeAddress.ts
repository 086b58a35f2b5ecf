import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {wellFormed} from '../wellFormed';
import {withoutHtmlSuffix} from '../withoutHtmlSuffix';

/**
 * Writes the address as every part that reads it expects it: a host may serve
 * a page as `/intro/index.html`, but it was rendered as `/intro`; and Docusaurus
 * decodes path and anchor, which fails for a percent sign that stands alone.
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

// Before the page comes to life, and before the router sees another anchor.
if (ExecutionEnvironment.canUseDOM) {
  normalize();
  window.addEventListener('popstate', normalize, {capture: true});
}

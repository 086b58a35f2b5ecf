import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {withoutHtmlSuffix} from '../withoutHtmlSuffix';

// Before the page comes to life: a host may serve a page as `/intro/index.html`,
// but it was rendered as `/intro`, and every part that reads the address has
// to see what it saw then.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const path = withoutHtmlSuffix(pathname);
  if (path !== pathname) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}

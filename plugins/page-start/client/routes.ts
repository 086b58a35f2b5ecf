import {revealAndScroll} from './reveal';
import {followCurrentPage} from './sidebar';

type Location = {readonly pathname: string; readonly hash: string};

/** Shows the target of the address, and the page's link in the sidebar, after a change of route. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  readonly location: Location;
  readonly previousLocation: Location | null;
}): void {
  if (!previousLocation) {
    return;
  }
  revealAndScroll(location.hash);
  if (previousLocation.pathname !== location.pathname) {
    followCurrentPage();
  }
}

import {revealAndScroll} from './reveal';

/** Opens what hides the target of an address that the router has gone to. */
export function onRouteDidUpdate({
  location,
}: {
  readonly location: {readonly hash: string};
}): void {
  revealAndScroll(location.hash);
}

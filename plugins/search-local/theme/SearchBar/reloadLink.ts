import type {CreateElement} from './createElement';

/** A link that loads the page anew, for scripts and files that are gone with an older version of the site. */
export function reloadLink<View>(
  create: CreateElement<View>,
  text: string,
): View {
  return create('a', {href: ''}, text);
}

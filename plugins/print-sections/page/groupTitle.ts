import {escaped} from '../article/dom';
import {headingName} from '../article/headings';
import type {Entry} from '../plan/sections';

/** HTML of the title of a category that has no article of its own. */
export function groupTitle(
  {title, description}: Entry,
  id: string,
  level: number,
): string {
  const name = headingName(level);
  const about = description ? `<p>${escaped(description)}</p>` : '';
  return `<header class="print-group markdown"><${name} id="${id}">${escaped(title)}</${name}>${about}</header>`;
}

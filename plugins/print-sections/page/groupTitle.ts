import {escaped} from '../article/dom';
import type {Entry} from '../plan/sections';

/** Levels of headings that HTML has. */
const DEEPEST = 6;

/** HTML of the title of a category that has no article of its own. */
export function groupTitle(
  {title, description}: Entry,
  id: string,
  level: number,
): string {
  const name = `h${Math.min(level, DEEPEST)}`;
  const about = description ? `<p>${escaped(description)}</p>` : '';
  return `<header class="print-group markdown"><${name} id="${id}">${escaped(title)}</${name}>${about}</header>`;
}

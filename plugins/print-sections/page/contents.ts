import {escaped} from '../article/dom';
import type {Placed} from './join';

type Node = {readonly entry: Placed; readonly below: Node[]};

function nested(entries: readonly Placed[]): Node[] {
  const roots: Node[] = [];
  const open: Node[] = [];
  for (const entry of entries) {
    const node = {entry, below: []};
    open.length = Math.min(open.length, entry.depth);
    (open.at(-1)?.below ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

function listOf(nodes: readonly Node[]): string {
  const items = nodes.map(
    ({entry, below}) =>
      `<li><a href="#${entry.id}">${escaped(entry.title)}</a>${below.length > 0 ? listOf(below) : ''}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** A list of the entries, nested as they are, each with a link to its title. */
export function contentsOf(entries: readonly Placed[]): string {
  return listOf(nested(entries));
}

import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Infima's classes for the alignments of GFM tables. */
const CLASSES: Readonly<Record<string, string>> = {
  left: 'text--left',
  center: 'text--center',
  right: 'text--right',
};

function alignByClass({tagName, properties}: Element): void {
  const name = CLASSES[String(properties.align)];
  if (!name || (tagName !== 'td' && tagName !== 'th')) {
    return;
  }
  const {className} = properties;
  properties.className = [...(Array.isArray(className) ? className : []), name];
  delete properties.align;
}

/** Rehype plugin: aligns table cells with a class. MDX would write a `style` attribute. */
export default function rehypeCellAlignment() {
  return (tree: Root): void => visit(tree, 'element', alignByClass);
}

import {elements} from './dom';
import type {Dom} from './dom';

/** Attributes that hold ids of the same page, parted by blanks. */
const REFERENCES = [
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-labelledby',
  'aria-owns',
  'for',
  'headers',
  'list',
];

/** A part of a drawing that another one uses: `url(#arrow)`. */
const USED = /url\((["']?)#/g;

/** Makes the ids of an article unlike those of all others, and names them so where they are used, links apart. */
export function prefixIds($: Dom, prefix: string): void {
  elements($).forEach(({attribs}) => {
    for (const [name, value] of Object.entries(attribs)) {
      if (name === 'id') {
        attribs.id = prefix + value;
      } else if (REFERENCES.includes(name)) {
        attribs[name] = value.replace(/\S+/g, (id) => prefix + id);
      } else if (value.includes('url(')) {
        attribs[name] = value.replace(USED, (start) => start + prefix);
      }
    }
  });
  $('use').each((_, {attribs}) => {
    for (const name of ['href', 'xlink:href']) {
      if (attribs[name]?.startsWith('#')) {
        attribs[name] = `#${prefix}${attribs[name].slice(1)}`;
      }
    }
  });
}

import type {Element} from 'domhandler';
import type {Dom} from './dom';

/** Attributes that contain ids of the same page, separated by spaces. */
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

/** Makes the ids of an article unlike those of all others, also where they are used, except in links. */
export function prefixIds($: Dom, prefix: string): void {
  $<Element, '*'>('*').each((_, {name: element, attribs}) => {
    for (const [name, value] of Object.entries(attribs)) {
      if (name === 'id') {
        attribs.id = prefix + value;
      } else if (REFERENCES.includes(name)) {
        attribs[name] = value.replace(/\S+/g, (id) => prefix + id);
      } else if (element === 'use' && name.endsWith('href')) {
        attribs[name] = value.replace(/^#/, `#${prefix}`);
      } else if (value.includes('url(')) {
        // A part of a drawing that another one uses: `url(#arrow)`.
        attribs[name] = value.replace(/url\((["']?)#/g, (use) => use + prefix);
      }
    }
  });
}

/** Attributes of the ring: a circle with a gap. */
const RING = {
  cx: '50',
  cy: '50',
  r: '35',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-dasharray': '164.9336 56.9779',
  'stroke-width': '6',
};

/**
 * The icon of autocomplete-js for an answer that takes long, made without
 * HTML: browsers that accept trusted HTML only let it pass. A style sheet
 * turns it.
 */
export function LoadingIcon({environment}) {
  const make = (name, attributes) => {
    const made = environment.document.createElementNS(
      'http://www.w3.org/2000/svg',
      name,
    );
    for (const [key, value] of Object.entries(attributes)) {
      made.setAttribute(key, value);
    }
    return made;
  };
  const icon = make('svg', {
    class: 'aa-LoadingIcon',
    viewBox: '0 0 100 100',
    width: '20',
    height: '20',
  });
  icon.append(make('circle', RING));
  return icon;
}

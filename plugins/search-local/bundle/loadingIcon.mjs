const SVG = 'http://www.w3.org/2000/svg';

/** The icon of autocomplete-js for an answer that takes long, made without HTML; a style sheet draws and turns it. */
export function LoadingIcon({environment: {document}}) {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('class', 'aa-LoadingIcon');
  icon.setAttribute('viewBox', '0 0 100 100');
  icon.append(document.createElementNS(SVG, 'circle'));
  return icon;
}

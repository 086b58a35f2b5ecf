import type * as PlotLibrary from '@observablehq/plot';
import type {PlotOptions} from '@observablehq/plot';
import type {Element, ElementContent, Properties} from 'hast';

/**
 * Attributes that a drawing does not need, because it has a text alternative
 * and style sheets set its fonts.
 */
const LEFT_OUT = /^(aria-|font-)/;

/** Rounds the numbers in an attribute value to at most two decimals. */
function rounded(value: string): string {
  return value.replace(/-?\d+\.\d+/g, (number) =>
    String(Math.round(Number(number) * 100) / 100),
  );
}

function toHast(node: globalThis.Element): Element {
  const children = [...node.childNodes].flatMap((child): ElementContent[] => {
    if (child.nodeType === 3) {
      return [{type: 'text', value: child.textContent ?? ''}];
    }
    const element = child as globalThis.Element;
    return element.localName === 'style' ? [] : [toHast(element)];
  });
  const properties = [...node.attributes]
    .filter(({name}) => !LEFT_OUT.test(name))
    .map(({name, value}) => [
      name === 'class' ? 'className' : name,
      rounded(value),
    ])
    .sort();
  return {
    type: 'element',
    tagName: node.localName,
    properties: Object.fromEntries(properties) as Properties,
    children,
  };
}

/**
 * Draws with Plot, without its style sheet. The first call loads the library.
 */
export async function plot(
  optionsOf: (Plot: typeof PlotLibrary) => PlotOptions,
): Promise<Element> {
  const Plot = await import('@observablehq/plot');
  const {parseHTML} = await import('linkedom');
  const {document} = parseHTML('<html></html>');
  return toHast(Plot.plot({...optionsOf(Plot), document}));
}

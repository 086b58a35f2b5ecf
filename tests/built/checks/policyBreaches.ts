import type {Element} from 'domhandler';
import type {BuiltPage} from '../support/builtSite';

/** What an element has that a strict Content-Security-Policy forbids. */
function breachesOf({name, attribs}: Element): string[] {
  const attributes = Object.entries(attribs).filter(
    ([attribute, value]) =>
      attribute === 'style' ||
      /^on/.test(attribute) ||
      (/^(?:src|href|xlink:href|action|poster)$/.test(attribute) &&
        /^\s*(?:data|javascript):/i.test(value)),
  );
  return [
    ...(name === 'style' ? ['<style>'] : []),
    ...attributes.map(
      ([attribute, value]) => `<${name} ${attribute}="${value.slice(0, 40)}">`,
    ),
  ];
}

/**
 * Styles and event handlers that stand in a page, and addresses that hold what
 * they lead to: a strict policy allows none, as it would have to allow all.
 */
export function policyBreaches({file, $}: BuiltPage): string[] {
  const found = $('*')
    .toArray()
    .flatMap((element) => breachesOf(element as Element));
  return [...new Set(found)].map((breach) => `${file}: ${breach}`);
}

import type {Element} from 'domhandler';
import type {BuiltPage} from '../support/builtSite';

/** Attributes of an element that a policy for scripts by hash forbids. */
function breachesOf({name, attribs}: Element): string[] {
  return Object.entries(attribs)
    .filter(
      ([attribute, value]) =>
        /^on/.test(attribute) ||
        (/^(?:href|xlink:href|action)$/.test(attribute) &&
          /^\s*javascript:/i.test(value)),
    )
    .map(
      ([attribute, value]) => `<${name} ${attribute}="${value.slice(0, 40)}">`,
    );
}

/**
 * Finds event handlers and `javascript:` URLs on a page, which no hash can
 * allow.
 */
export function policyBreaches({file, $}: BuiltPage): string[] {
  const found = $('*')
    .toArray()
    .flatMap((element) => breachesOf(element as Element));
  return [...new Set(found)].map((breach) => `${file}: ${breach}`);
}

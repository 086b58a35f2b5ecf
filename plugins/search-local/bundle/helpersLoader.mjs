import {fileURLToPath} from 'node:url';

const HELPERS_FILE = fileURLToPath(new URL('helpers.mjs', import.meta.url));

/** Helpers that modules call; the others are called by helpers only. */
const CALLED = [
  '_typeof',
  '_extends',
  '_objectSpread',
  '_defineProperty',
  '_objectWithoutProperties',
  '_toConsumableArray',
  '_slicedToArray',
];

/** A helper of Babel: a function on a line of its own. */
const HELPER = /^function (_[a-zA-Z]+|ownKeys)\(.*\}$/gm;

/**
 * Loader that takes the helpers of Babel out of a module, and imports those
 * that it calls: autocomplete-js is published with a copy of them in each of
 * its modules, and a browser compiles each copy anew at the first search.
 */
export default function takeOutHelpers(source) {
  const defined = new Set();
  const rest = source.replace(HELPER, (_, name) => {
    defined.add(name);
    return '';
  });
  const called = CALLED.filter((name) => defined.has(name));
  return called.length === 0
    ? source
    : `import {${called.join(', ')}} from ${JSON.stringify(HELPERS_FILE)};\n${rest}`;
}

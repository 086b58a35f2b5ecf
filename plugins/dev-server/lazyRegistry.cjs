/**
 * Loader that removes the weak references from Docusaurus' registry: Rspack
 * compiles what they name. React Loadable then imports each page it shows.
 */
module.exports = function lazyRegistry(source) {
  return source.replaceAll('require.resolveWeak(', '((request) => request)(');
};

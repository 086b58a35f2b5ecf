/**
 * Loader that removes the weak references from Docusaurus' registry, because
 * Rspack would compile the pages that they name. React Loadable then imports
 * each page when it shows it. If Docusaurus changes the format of the registry,
 * the server still works, but it starts slowly.
 */
module.exports = function lazyRegistry(source) {
  return source.replaceAll('require.resolveWeak(', '((request) => request)(');
};

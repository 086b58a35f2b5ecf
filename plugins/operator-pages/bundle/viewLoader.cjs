/**
 * Loader that makes a page depend on its view file: the page is rebuilt when
 * its view changes, even if its own text does not. A separate JavaScript file,
 * because the bundler loads it, not Docusaurus.
 */
module.exports = function viewLoader(source) {
  this.addDependency(this.getOptions().viewOf(this.resourcePath));
  return source;
};

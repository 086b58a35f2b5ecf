/**
 * Loader that makes a page depend on the file of its view: the page is built
 * again when its view changes, even if its own text does not. A separate file
 * in JavaScript, because the bundler loads it, not Docusaurus.
 */
module.exports = function viewLoader(source) {
  this.addDependency(this.getOptions().viewOf(this.resourcePath));
  return source;
};

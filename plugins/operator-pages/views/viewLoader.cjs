/**
 * Loader that makes a page depend on the file of its view, so that it is
 * built again when its view changes though its own text has not.
 * A file of its own in JavaScript: the bundler loads it, not Docusaurus.
 */
module.exports = function viewLoader(source) {
  const file = this.getOptions().viewOf(this.resourcePath);
  if (file) {
    this.addDependency(file);
  }
  return source;
};

/**
 * Loader that makes a page depend on the files of its view and of the words of
 * its language, so that it is built again when these change though its own
 * text has not. A file of its own in JavaScript: the bundler loads it, not
 * Docusaurus.
 */
module.exports = function viewLoader(source) {
  for (const file of this.getOptions().filesOf(this.resourcePath)) {
    this.addDependency(file);
  }
  return source;
};

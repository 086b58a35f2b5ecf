// Imports a package that has no CommonJS version. Docusaurus loads plugins with
// jiti, which converts imports to `require`, except in files with this extension.
module.exports = (name) => import(name);

// For tools that read a Babel configuration; the build itself uses SWC.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};

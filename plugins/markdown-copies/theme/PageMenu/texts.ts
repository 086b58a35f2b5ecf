import {translate} from '@docusaurus/Translate';

/** Texts of the page menu in the current locale. */
export const menuTexts = () => ({
  menu: translate({message: 'This page'}),
  copy: translate({message: 'Copy page'}),
  copied: translate({message: 'Copied'}),
  failed: translate({message: 'Not copied: view it instead'}),
  view: translate({message: 'View as Markdown'}),
  add: translate({message: 'Add to assistant'}),
  all: translate({message: 'All pages as Markdown'}),
  print: translate({message: 'Print'}),
});

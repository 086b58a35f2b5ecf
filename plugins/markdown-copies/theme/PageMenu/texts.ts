import {translate} from '@docusaurus/Translate';

/** Texts of the page menu in the current locale. */
export function menuTexts() {
  return {
    menu: translate({
      id: 'theme.PageMenu.menu',
      message: 'This page',
      description: 'Opens the menu with what can be done with the page',
    }),
    copy: translate({
      id: 'theme.PageMenu.copy',
      message: 'Copy as Markdown',
      description: 'Button that puts the text of the page on the clipboard',
    }),
    copied: translate({
      id: 'theme.PageMenu.copied',
      message: 'Copied',
      description: 'Says that the text of the page is on the clipboard',
    }),
    failed: translate({
      id: 'theme.PageMenu.failed',
      message: 'Not copied: view it instead',
      description: 'Says that the text could not be put on the clipboard',
    }),
    view: translate({
      id: 'theme.PageMenu.view',
      message: 'View as Markdown',
      description: 'Link to the copy of the page in Markdown',
    }),
    all: translate({
      id: 'theme.PageMenu.all',
      message: 'All pages as Markdown',
      description: 'Link to the list of all copies',
    }),
    print: translate({
      id: 'theme.PageMenu.print',
      message: 'Print',
      description: 'Button that prints the page',
    }),
  };
}

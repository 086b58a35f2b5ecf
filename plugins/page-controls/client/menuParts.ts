/** Names of the parts of the menu, as the theme writes them. */
export const MENU = {
  dialog: 'navbar-sidebar',
  toggle: 'navbar__toggle',
  close: 'navbar-sidebar__close',
  back: 'navbar-sidebar__back',
  page: 'data-menu-page',
} as const;

/** Event of the dialog that asks for a page; a page that has started prevents it and goes there by itself. */
export const FOLLOW = 'page-controls:follow';

/** Controls that work from the HTML, so that nothing has to wait for the framework. */
export const PLAIN_CONTROLS = [
  '[data-tabs] > [role="tablist"] *',
  '[data-sidebar] *',
  '[data-copied-label]',
  '.navbar__toggle',
  'dialog.navbar-sidebar *',
].join();

/**
 * Settings of the dev server by which a page that cannot be built is shown as
 * an error of the compiler only, which goes away when the page is mended. It
 * would be shown a second time as an error at run time, and that one stays.
 */
export const OVERLAY_SETTINGS = {
  client: {
    overlay: {
      // The browser gets the text of this function, which must not use others.
      runtimeErrors: (error: Error): boolean =>
        !error.message.includes('Module build failed'),
    },
  },
};

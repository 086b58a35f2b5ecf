/**
 * Settings of webpack-dev-server. The overlay shows a page that does not compile
 * as an error of the compiler, which disappears with the next successful build.
 * The same error at run time is ignored, because it would stay.
 */
export const OVERLAY_SETTINGS = {
  client: {
    overlay: {
      // The browser gets the text of this function, so it cannot use variables from outside.
      runtimeErrors: (error: Error): boolean =>
        !error.message.includes('Module build failed'),
    },
  },
};

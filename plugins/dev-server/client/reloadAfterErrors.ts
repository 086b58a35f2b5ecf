/** Message that the client of webpack-dev-server posts to its window. */
type DevMessage = {readonly type?: string} | undefined;

let hasErrors = false;

/**
 * Loads the page again when the first compilation after errors succeeds. Hot
 * updates of a page that could not be compiled leave its old content on screen.
 */
function followMessage({data}: MessageEvent<DevMessage>): void {
  if (data?.type === 'webpackErrors') {
    hasErrors = true;
  } else if (hasErrors && /^webpack(?:Still)?Ok$/.test(data?.type ?? '')) {
    window.location.reload();
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('message', followMessage);
}

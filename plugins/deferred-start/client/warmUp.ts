import {loadScripts} from './scripts';

type Connection = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
};

/** Whether scripts may be loaded ahead of need. A connection that is not known allows it. */
export const allowsWarmUp = ({
  saveData,
  effectiveType = '4g',
}: Connection = {}): boolean => !saveData && effectiveType === '4g';

/** Has the browser load scripts, without running them, once the page is loaded and idle. */
export function warmUp(urls: readonly string[]): void {
  const {connection} = navigator as {connection?: Connection};
  if (!allowsWarmUp(connection) || !('requestIdleCallback' in window)) {
    return;
  }
  const loadWhenIdle = () =>
    requestIdleCallback(() => loadScripts('prefetch', [...new Set(urls)]));
  if (document.readyState === 'complete') {
    loadWhenIdle();
  } else {
    window.addEventListener('load', loadWhenIdle, {once: true});
  }
}

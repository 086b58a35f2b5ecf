/** Whether this browser can save a site at all. */
export const canSave = (): boolean =>
  'serviceWorker' in navigator && 'DecompressionStream' in window;

/** The service worker of the site if there is one, which is so where the site was saved. */
export async function findWorker(
  baseUrl: string,
): Promise<ServiceWorker | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  // Another language may have one, at an address that this one lies below.
  return registration?.scope === new URL(baseUrl, window.location.href).href
    ? (registration.active ?? undefined)
    : undefined;
}

/** Placeholder for an unknown origin. No address below `.invalid` can exist. */
export const NO_ORIGIN = 'https://site.invalid';

/** Whether a site knows the origin that it is published under. */
export function hasOrigin({url}: {readonly url: string}): boolean {
  return url !== NO_ORIGIN;
}

/** Stands for the origin of a site that is not published yet; no address below `.invalid` can exist. */
export const NO_ORIGIN = 'https://site.invalid';

/** Whether a site knows the origin that it is published under. */
export function hasOrigin({url}: {readonly url: string}): boolean {
  return url !== NO_ORIGIN;
}

/**
 * Addresses under which a page may be saved, the requested one first: hosts
 * have it with and without a slash at the end, `.html`, or `index.html`.
 */
export function addressForms({origin, pathname}: URL): string[] {
  const bare = pathname.replace(/(?:\/index)?\.html$|\/$/, '');
  return [pathname, bare, `${bare}/`, `${bare}.html`].map(
    (form) => origin + form,
  );
}

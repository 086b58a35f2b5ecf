/** Scrolls the sidebar in an element to the link of the page if that is out of sight. The page itself stays where it is. */
export function showCurrentLink(element: Element): void {
  const links = element.querySelectorAll('a[aria-current="page"]');
  const link = Array.from(links).at(-1);
  const box = link?.closest('.menu');
  if (!link || !box) {
    return;
  }
  const {top, bottom} = box.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < top || place.bottom > bottom) {
    box.scrollTop += (place.top + place.bottom - top - bottom) / 2;
  }
}

const sidebarOfPage = () =>
  document.querySelector('aside .theme-doc-sidebar-menu');

/** Scrolls the sidebar next to the page to the link of the page. */
export function showCurrentPage(): void {
  const sidebar = sidebarOfPage();
  if (sidebar) {
    showCurrentLink(sidebar);
  }
}

let following = new AbortController();

/** Keeps the link of a new page in sight while the categories around it open, until a reader uses the sidebar. */
export function followCurrentPage(): void {
  following.abort();
  following = new AbortController();
  const {signal} = following;
  requestAnimationFrame(showCurrentPage);
  const sidebar = sidebarOfPage()?.closest('.menu');
  sidebar?.addEventListener('transitionend', showCurrentPage, {signal});
  for (const type of ['wheel', 'pointerdown', 'keydown']) {
    sidebar?.addEventListener(type, () => following.abort(), {signal});
  }
}

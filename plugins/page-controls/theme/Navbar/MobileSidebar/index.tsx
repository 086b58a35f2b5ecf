/** Nothing: the navbar comes before the text of the page, and the menu after it. */
export default function NavbarMobileSidebar(): null {
  return null;
}

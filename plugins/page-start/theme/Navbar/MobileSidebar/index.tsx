/** Empty: the menu comes after the text of the page in the HTML, in `theme/MenuDialog`. */
export default function NavbarMobileSidebar(): null {
  return null;
}

import type {NavbarItem, ThemeConfig} from '@docusaurus/theme-common';

/** Items as the theme reads them: on the right, unless they have a `position`. The default of the theme is the left. */
export function navbarItems(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({position: 'right', ...item}));
}

/** The bar at the top of every page. */
export const navbar = {
  title: 'AI Cloud Help',
  hideOnScroll: true,
  logo: {
    alt: '', // the title is next to it
    src: 'img/logo.svg',
    width: 32,
    height: 32,
  },
  items: navbarItems([
    // An item of `type: 'doc'` compares the address of each page with those of all docs.
    {
      to: '/docs/intro',
      activeBasePath: '/docs',
      label: 'Documentation',
      position: 'left',
    },
    {to: '/blog', label: 'News', position: 'left'},
  ]),
} satisfies Partial<ThemeConfig['navbar']>;

import type {NavbarItem, ThemeConfig} from '@docusaurus/theme-common';

/** Adds the default position: right instead of the theme's default, left. */
export function navbarItems(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({position: 'right', ...item}));
}

/** Options of the navbar. */
export const navbar = {
  title: 'AI Cloud Help',
  hideOnScroll: true,
  logo: {
    alt: '', // the title is next to the logo
    src: 'img/logo.svg',
    width: 32,
    height: 32,
  },
  items: navbarItems([
    {
      type: 'doc',
      docId: 'intro',
      label: 'Documentation',
      position: 'left',
    },
    {to: '/blog', label: 'News', position: 'left'},
  ]),
} satisfies Partial<ThemeConfig['navbar']>;

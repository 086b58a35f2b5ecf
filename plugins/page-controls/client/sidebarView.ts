/** An item of a sidebar, as far as it is shown. */
export type SidebarItem = {
  readonly label: string;
  /** Address of the page. A category may have none. */
  readonly href?: string;
  readonly className?: string;
  /** Only a category has items. */
  readonly items?: readonly SidebarItem[];
};

type Attributes = {
  readonly className: string;
  readonly [name: string]: string | undefined;
};

/** Creates an element, with the names that attributes have in React. The build uses React for it, and the browser the DOM. */
export type Create<View> = (
  tag: string,
  attributes: Attributes,
  ...children: readonly (View | string)[]
) => View;

/** Texts and address of a sidebar, which it has as JSON in an attribute. */
export type SidebarSettings = {
  /** Name of the button of a closed category, with `{label}`. */
  readonly expand: string;
  /** Name of the button of an open category, with `{label}`. */
  readonly collapse: string;
  /** Address of all items of the sidebar. */
  readonly url: string;
};

export const COLLAPSED = 'menu__list-item--collapsed';
export const ACTIVE_LINK = 'menu__link--active';
export const ACTIVE_CATEGORY = 'menu__list-item-collapsible--active';

const THEME_CLASS = 'theme-doc-sidebar-item';

const classes = (...names: readonly (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ');

/** An address without the slash at its end, for comparison. */
const plain = (path: string) => path.replace(/(.)\/$/, '$1').toLowerCase();

/** Whether an item is the page at a path. */
export const isPage = (
  {href}: Pick<SidebarItem, 'href'>,
  path: string,
): boolean => href !== undefined && plain(href) === plain(path);

/** Whether an item is the page at a path, or has it below. */
export const isActive = (item: SidebarItem, path: string): boolean =>
  isPage(item, path) ||
  (item.items?.some((below) => isActive(below, path)) ?? false);

/** Address of the first page below an item. */
const firstPage = ({href, items = []}: SidebarItem): string | undefined =>
  href ?? items.map(firstPage).find(Boolean);

/** Name of the button of a category. */
export const buttonName = (
  {expand, collapse}: SidebarSettings,
  isOpen: boolean,
  label: string,
) => (isOpen ? collapse : expand).replace('{label}', label);

/**
 * Elements of the items of a sidebar. Closed categories are empty: `fillCategory`
 * draws their items once a reader opens them.
 */
export function sidebarView<View>(
  create: Create<View>,
  items: readonly SidebarItem[],
  settings: SidebarSettings,
  path: string,
): View[] {
  return items.map((item) => {
    const {label, href, className, items: below = []} = item;
    const isCategory = below.length > 0;
    const isLabel = isCategory && !href;
    const isOpen = isActive(item, path);
    const isOwn = isPage(item, path);
    const expanded = String(isOpen);
    const link = create(
      'a',
      {
        className: classes(
          'menu__link',
          isCategory && 'menu__link--sublist',
          isLabel && 'menu__link--sublist-caret',
          isOpen && ACTIVE_LINK,
        ),
        href: firstPage(item),
        'aria-current': isOwn ? 'page' : undefined,
        ...(isLabel && {role: 'button', 'aria-expanded': expanded}),
      },
      create('span', {className: 'menu__label'}, label),
    );
    if (!isCategory) {
      const names = classes(`${THEME_CLASS}-link menu__list-item`, className);
      return create('li', {className: names}, link);
    }
    const button = create('button', {
      className: 'clean-btn menu__caret',
      type: 'button',
      'aria-label': buttonName(settings, isOpen, label),
      'aria-expanded': expanded,
    });
    return create(
      'li',
      {
        className: classes(
          `${THEME_CLASS}-category menu__list-item`,
          !isOpen && COLLAPSED,
          className,
        ),
      },
      create(
        'div',
        {
          className: classes(
            'menu__list-item-collapsible',
            isOwn && ACTIVE_CATEGORY,
          ),
        },
        link,
        ...(isLabel ? [] : [button]),
      ),
      create(
        'ul',
        {className: 'menu__list', hidden: isOpen ? undefined : 'hidden'},
        ...(isOpen ? sidebarView(create, below, settings, path) : []),
      ),
    );
  });
}

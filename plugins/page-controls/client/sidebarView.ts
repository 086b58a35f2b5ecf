/** An item of a sidebar, as far as it is shown. */
export type SidebarItem = {
  readonly label: string;
  /** Address of the page. A category may have none. */
  readonly href?: string;
  readonly className?: string;
  /** Only a category has items. */
  readonly items?: readonly SidebarItem[];
};

type Attributes = Readonly<Record<string, string | undefined>>;

/** Creates an element. The build and the browser draw the same sidebar in different ways. */
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
  level = 1,
): View[] {
  const label = (text: string) => create('span', {class: 'menu__label'}, text);

  const linkTo = (item: SidebarItem) =>
    create(
      'li',
      {
        class: classes(
          `${THEME_CLASS}-link ${THEME_CLASS}-link-level-${level} menu__list-item`,
          item.className,
        ),
      },
      create(
        'a',
        {
          class: classes('menu__link', isPage(item, path) && ACTIVE_LINK),
          href: item.href,
          'aria-current': isPage(item, path) ? 'page' : undefined,
        },
        label(item.label),
      ),
    );

  function category(item: SidebarItem, below: readonly SidebarItem[]): View {
    const isOpen = isActive(item, path);
    const isOwn = isPage(item, path);
    const button = create('button', {
      class: 'clean-btn menu__caret',
      type: 'button',
      'aria-label': buttonName(settings, isOpen, item.label),
      'aria-expanded': String(isOpen),
    });
    const link = create(
      'a',
      {
        class: classes(
          'menu__link menu__link--sublist',
          !item.href && 'menu__link--sublist-caret',
          isOpen && ACTIVE_LINK,
        ),
        href: firstPage(item),
        'aria-current': isOwn ? 'page' : undefined,
        ...(!item.href && {role: 'button', 'aria-expanded': String(isOpen)}),
      },
      label(item.label),
    );
    return create(
      'li',
      {
        class: classes(
          `${THEME_CLASS}-category ${THEME_CLASS}-category-level-${level} menu__list-item`,
          !isOpen && COLLAPSED,
          item.className,
        ),
      },
      create(
        'div',
        {
          class: classes(
            'menu__list-item-collapsible',
            isOwn && ACTIVE_CATEGORY,
          ),
        },
        link,
        ...(item.href ? [button] : []),
      ),
      create(
        'ul',
        {class: 'menu__list', hidden: isOpen ? undefined : ''},
        ...(isOpen
          ? sidebarView(create, below, settings, path, level + 1)
          : []),
      ),
    );
  }

  return items.map((item) =>
    item.items?.length ? category(item, item.items) : linkTo(item),
  );
}

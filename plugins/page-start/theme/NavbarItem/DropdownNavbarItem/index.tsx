import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';

/** Class names in the navbar. */
const NAVBAR = {
  dropdown: 'navbar__item dropdown dropdown--hoverable',
  label: 'navbar__link',
  list: 'dropdown__menu',
  active: 'dropdown__link--active',
};

/** Class names in the menu of narrow windows. */
const MENU: typeof NAVBAR = {
  dropdown: 'menu__list-item',
  label: 'menu__link menu__link--sublist menu__link--sublist-caret',
  list: 'menu__list',
  active: 'menu__link--active',
};

/** Menu of the navbar, as a native `<details>`. A label with an address is a link before it. */
export default function DropdownNavbarItem({
  mobile = false,
  items,
  position,
  className,
  label,
  children,
  to,
  href,
  onClick,
}: Props): ReactNode {
  const names = mobile ? MENU : NAVBAR;
  const name = children ?? label;
  const hasLink = Boolean(to ?? href);
  const Element = mobile ? 'li' : 'div';
  return (
    <Element
      className={clsx(
        names.dropdown,
        position === 'right' && 'dropdown--right',
      )}
    >
      {hasLink && (
        <NavbarNavLink
          to={to}
          href={href}
          className={clsx(mobile ? 'menu__link' : 'navbar__link', className)}
          label={name}
        />
      )}
      <details>
        <summary
          className={clsx(names.label, !hasLink && className)}
          aria-label={hasLink && typeof label === 'string' ? label : undefined}
        >
          {!hasLink && name}
        </summary>
        <ul className={names.list}>
          {items.map((item, at) => (
            <NavbarItem
              key={at}
              mobile={mobile}
              isDropdownItem
              onClick={onClick}
              activeClassName={names.active}
              {...item}
            />
          ))}
        </ul>
      </details>
    </Element>
  );
}

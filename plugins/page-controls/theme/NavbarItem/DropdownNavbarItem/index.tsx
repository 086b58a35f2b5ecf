import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';

/** Class names in the navbar, and in the menu of narrow windows. */
const NAVBAR = {
  fold: 'navbar__item dropdown dropdown--hoverable',
  label: 'navbar__link',
  list: 'dropdown__menu',
  active: 'dropdown__link--active',
};
const MENU: typeof NAVBAR = {
  fold: '',
  label: 'menu__link menu__link--sublist menu__link--sublist-caret',
  list: 'menu__list',
  active: 'menu__link--active',
};

/** A menu of the navbar, as a native fold. */
export default function DropdownNavbarItem({
  mobile = false,
  items,
  position,
  className,
  label,
  children,
}: Props): ReactNode {
  const names = mobile ? MENU : NAVBAR;
  const fold = (
    <details
      className={clsx(names.fold, position === 'right' && 'dropdown--right')}
      data-panel={mobile ? '' : undefined}
    >
      <summary className={clsx(names.label, className)}>
        {children ?? label}
      </summary>
      <ul className={names.list}>
        {items.map((item, at) => (
          <NavbarItem
            key={at}
            mobile={mobile}
            isDropdownItem
            activeClassName={names.active}
            {...item}
          />
        ))}
      </ul>
    </details>
  );
  return mobile ? <li className="menu__list-item">{fold}</li> : fold;
}

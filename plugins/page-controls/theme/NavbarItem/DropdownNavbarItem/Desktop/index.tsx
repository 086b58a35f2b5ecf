import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

/** A menu of the navbar, as a native fold. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
}: Props): ReactNode {
  return (
    <details
      className={clsx('navbar__item', 'dropdown', 'dropdown--hoverable', {
        'dropdown--right': position === 'right',
      })}
    >
      <summary className={clsx('navbar__link', className)}>
        {children ?? label}
      </summary>
      <ul className="dropdown__menu">
        {items.map((item, at) => (
          <NavbarItem
            key={at}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </ul>
    </details>
  );
}

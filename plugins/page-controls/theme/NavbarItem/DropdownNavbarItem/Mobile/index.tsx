import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';

/** A menu of the navbar within the menu of narrow windows, as a native fold. */
export default function DropdownNavbarItemMobile({
  items,
  className,
  label,
  children,
}: Props): ReactNode {
  return (
    <li className="menu__list-item">
      <details data-panel="">
        <summary
          className={clsx(
            'menu__link menu__link--sublist menu__link--sublist-caret',
            className,
          )}
        >
          {children ?? label}
        </summary>
        <ul className="menu__list">
          {items.map((item, at) => (
            <NavbarItem
              key={at}
              mobile
              isDropdownItem
              activeClassName="menu__link--active"
              {...item}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}

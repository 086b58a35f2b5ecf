import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import {MENU} from '../../../../client/menuParts';

/** The button of the menu. */
export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className={`${MENU.toggle} clean-btn`}
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
        description:
          'The ARIA label for hamburger menu button of mobile navigation',
      })}
      aria-haspopup="dialog"
      aria-expanded={false}
      suppressHydrationWarning
    >
      <IconMenu />
    </button>
  );
}

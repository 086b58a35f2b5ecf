import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {ErrorCauseBoundary, useThemeConfig} from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';
import NavbarItem from '@theme/NavbarItem';
import type {Props as NavbarItemProps} from '@theme/NavbarItem';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import {FOLLOW, MENU} from '../../client/menuParts';
import {EMPTY_HTML} from '../emptyHtml';
import styles from './styles.module.css';

/** The button is where that of the page is, so that a second tap closes the menu. */
function Head(): ReactNode {
  return (
    <div className={`navbar-sidebar__brand ${styles.head}`}>
      <button
        type="button"
        className={`clean-btn ${MENU.close}`}
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
          description: 'The ARIA label for close button of mobile sidebar',
        })}
      >
        <IconClose color="var(--ifm-color-emphasis-600)" />
      </button>
      <NavbarLogo />
      <NavbarColorModeToggle className={styles.colorMode} />
    </div>
  );
}

/** The error of an item, as in the navbar of Docusaurus. */
const failedItem = (item: NavbarItemProps, cause: Error) =>
  new Error(
    `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
    {cause},
  );

/**
 * The menu of narrow windows. The dialog with the items of the navbar is in the
 * HTML; `client/menu.ts` opens it and puts a copy of the sidebar of the page
 * into it, which React leaves alone.
 */
export default function MenuDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const items = useThemeConfig().navbar.items as readonly NavbarItemProps[];
  const history = useHistory();

  useEffect(() => {
    const menu = dialog.current!;
    const onFollow = (event: Event) => {
      event.preventDefault();
      const {pathname, search, hash} = new URL(
        (event as CustomEvent<string>).detail,
      );
      history.replace(pathname + search + hash);
    };
    menu.addEventListener(FOLLOW, onFollow);
    return () => menu.removeEventListener(FOLLOW, onFollow);
  }, [history]);

  return (
    <dialog
      ref={dialog}
      className={`${MENU.dialog} ${styles.menu}`}
      aria-label={translate({
        id: 'theme.NavBar.menuAriaLabel',
        message: 'Menu',
        description: 'Accessible name of the menu of narrow windows',
      })}
    >
      <Head />
      <div className="navbar-sidebar__items" suppressHydrationWarning>
        <div className="navbar-sidebar__item menu">
          <ul className="menu__list">
            {items.map((item, at) => (
              <ErrorCauseBoundary
                key={at}
                onError={(error) => failedItem(item, error)}
              >
                <NavbarItem mobile {...item} />
              </ErrorCauseBoundary>
            ))}
          </ul>
        </div>
        <div className="navbar-sidebar__item menu">
          <button type="button" className={`clean-btn ${MENU.back}`}>
            <Translate
              id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel"
              description="The label of the back button to return to main menu, inside the mobile navbar sidebar secondary menu (notably used to display the docs sidebar)"
            >
              ← Back to main menu
            </Translate>
          </button>
          <div
            {...{[MENU.page]: ''}}
            dangerouslySetInnerHTML={EMPTY_HTML}
            suppressHydrationWarning
          />
        </div>
      </div>
    </dialog>
  );
}

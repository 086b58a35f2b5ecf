import {useEffect} from 'react';
import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {ErrorCauseBoundary, useThemeConfig} from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';
import NavbarItem from '@theme/NavbarItem';
import type {Props as NavbarItemProps} from '@theme/NavbarItem';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import {FOLLOW} from '../../client/links';
import styles from './styles.module.css';

/** Initial content of an element that other code fills. It is a constant because React resets the content if the object changes. */
const FOREIGN_HTML = {__html: ''};

/** The button is where that of the page is, so that a second tap closes the menu. */
function Head(): ReactNode {
  return (
    <div className={`navbar-sidebar__brand ${styles.head}`}>
      <button
        type="button"
        className="clean-btn navbar-sidebar__close"
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
  const items = useThemeConfig().navbar.items as readonly NavbarItemProps[];
  const history = useHistory();

  useEffect(() => {
    const onFollow = (event: Event) => {
      event.preventDefault();
      history.replace((event as CustomEvent<string>).detail);
    };
    window.addEventListener(FOLLOW, onFollow);
    return () => window.removeEventListener(FOLLOW, onFollow);
  }, [history]);

  return (
    <dialog
      className={`navbar-sidebar ${styles.menu}`}
      data-plain=""
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
          <button type="button" className="clean-btn navbar-sidebar__back">
            <Translate
              id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel"
              description="The label of the back button to return to main menu, inside the mobile navbar sidebar secondary menu (notably used to display the docs sidebar)"
            >
              ← Back to main menu
            </Translate>
          </button>
          <div
            data-menu-page=""
            dangerouslySetInnerHTML={FOREIGN_HTML}
            suppressHydrationWarning
          />
        </div>
      </div>
    </dialog>
  );
}

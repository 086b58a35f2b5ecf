import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ErrorCauseBoundary, useThemeConfig} from '@docusaurus/theme-common';
import {
  useHistoryPopHandler,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import IconClose from '@theme/Icon/Close';
import NavbarItem from '@theme/NavbarItem';
import type {Props as NavbarItemProps} from '@theme/NavbarItem';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import {SIDEBAR_COPY} from '../../client/menu';
import styles from './styles.module.css';

/** Empty HTML, as a constant, because React resets the content of an element if the object changes. */
const EMPTY_HTML = {__html: ''};

/** Head of the menu. Its button is in the place of the page's, so that a second tap closes the menu. */
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

/** Creates the error of an item, in the words of the theme's navbar. */
const failedItem = (item: NavbarItemProps, cause: Error) =>
  new Error(
    `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
    {cause},
  );

type DialogRef = RefObject<HTMLDialogElement | null>;

/** Returns true while the menu is open, which the page itself opens and closes. */
function useIsOpen(dialog: DialogRef): boolean {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const element = dialog.current!;
    const read = () => setIsOpen(element.open);
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, {attributeFilter: ['open']});
    return () => observer.disconnect();
  }, [dialog]);

  return isOpen;
}

/**
 * Closes the menu when a reader follows a link in it. For the theme, the menu is
 * always closed, so its links toggle it open; this is taken back.
 */
function useCloseOnLink(dialog: DialogRef): void {
  const {shown, toggle} = useNavbarMobileSidebar();

  useEffect(() => {
    if (shown) {
      dialog.current!.close();
      toggle();
    }
  }, [dialog, shown, toggle]);
}

/** Closes the open menu on Back instead of leaving the page. */
function OpenMenu({dialog}: {readonly dialog: DialogRef}): null {
  useHistoryPopHandler(() => {
    dialog.current!.close();
    return false;
  });
  return null;
}

/** Handles Back while the menu is open. A separate component, so that React does not render the whole menu when it opens. */
function CloseOnBack({dialog}: {readonly dialog: DialogRef}): ReactNode {
  return useIsOpen(dialog) && <OpenMenu dialog={dialog} />;
}

/** Focus and last click of a reader who has used the copy of a sidebar, as selectors of the same elements in the sidebar. */
type Use = {focused?: string; clicked?: string};

function selectorOf(target: Element | null): string | undefined {
  const element = target?.closest('a, button');
  const name = element?.hasAttribute('aria-label') ? 'aria-label' : 'href';
  const value = element?.getAttribute(name);
  return value ? `[${name}="${CSS.escape(value)}"]` : undefined;
}

/** Place for a copy of the page's sidebar. It keeps what a reader does there until React draws the sidebar. */
function SidebarCopy({use}: {readonly use: RefObject<Use>}): ReactNode {
  const copy = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = copy.current!;
    const seen = use.current;
    // A click that has waited for the start comes here, too.
    const onClick = ({target}: Event) => {
      seen.clicked = selectorOf(target as Element);
    };
    element.addEventListener('click', onClick);
    return () => {
      seen.focused = selectorOf(element.querySelector(':focus'));
    };
  }, [use]);

  return (
    <div
      ref={copy}
      {...{[SIDEBAR_COPY]: ''}}
      dangerouslySetInnerHTML={EMPTY_HTML}
      suppressHydrationWarning
    />
  );
}

/** Sidebar of the page, which the theme draws in narrow windows after the page has started. */
function PageSidebar(): ReactNode {
  const {content} = useNavbarSecondaryMenu();
  const element = useRef<HTMLDivElement>(null);
  const use = useRef<Use>({});
  const hasContent = content !== undefined;

  useEffect(() => {
    if (hasContent) {
      const {focused, clicked} = use.current;
      use.current.focused = undefined;
      use.current.clicked = undefined;
      const find = (selector: string | undefined) =>
        selector === undefined
          ? null
          : element.current!.querySelector<HTMLElement>(selector);
      find(focused)?.focus({preventScroll: true});
      find(clicked)?.click();
    }
  }, [hasContent]);

  return <div ref={element}>{content ?? <SidebarCopy use={use} />}</div>;
}

/**
 * Menu of narrow windows. The dialog is in the HTML; `client/menu.ts` opens and
 * closes it. Until the page has started, it shows a copy of the page's sidebar.
 */
export default function MenuDialog(): ReactNode {
  const items = useThemeConfig().navbar.items as readonly NavbarItemProps[];
  const dialog = useRef<HTMLDialogElement>(null);
  const {toggle} = useNavbarMobileSidebar();
  useCloseOnLink(dialog);

  return (
    <dialog
      ref={dialog}
      className={`navbar-sidebar ${styles.menu}`}
      aria-label={translate({
        id: 'theme.NavBar.menuAriaLabel',
        message: 'Menu',
        description: 'Accessible name of the menu of narrow windows',
      })}
    >
      <CloseOnBack dialog={dialog} />
      <Head />
      <div className="navbar-sidebar__items" suppressHydrationWarning>
        <div className="navbar-sidebar__item menu">
          <ul className="menu__list">
            {items.map((item, at) => (
              <ErrorCauseBoundary
                key={at}
                onError={(error) => failedItem(item, error)}
              >
                <NavbarItem mobile {...item} onClick={toggle} />
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
          <PageSidebar />
        </div>
      </div>
    </dialog>
  );
}

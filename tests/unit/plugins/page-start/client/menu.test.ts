// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  closeMenu,
  openMenu,
  showMainMenu,
  watchMenu,
} from '../../../../../plugins/page-start/client/menu';

const MENU = `<dialog class="navbar-sidebar"><div class="navbar-sidebar__items">
<div class="main"></div>
<div class="page"><button class="navbar-sidebar__back"></button><div><div data-sidebar-copy></div></div></div>
</div></dialog>`;
const DOCS =
  '<aside><ul class="theme-doc-sidebar-menu"><li><a href="/a">A</a></li></ul></aside>';
const POSTS =
  '<div class="blog-wrapper"><aside><nav class="x"><div>News</div><ul class="y"><li><a href="/b" aria-current="page">B</a></li></ul></nav></aside></div>';

const find = (selector: string) =>
  document.querySelector<HTMLElement>(selector)!;
const dialog = () => document.querySelector('dialog')!;

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

describe('the menu', () => {
  it('opens with a copy of the sidebar of the page', () => {
    document.body.innerHTML = DOCS + MENU;
    void openMenu(false);
    expect(dialog().open).toBe(true);
    expect(find('.page a').getAttribute('href')).toBe('/a');
    expect([find('.main').inert, find('.page').inert]).toEqual([true, false]);
  });

  it('shows posts as a list of the menu, without their title', () => {
    document.body.innerHTML = POSTS + MENU;
    void openMenu(false);
    expect(find('[data-sidebar-copy]').innerHTML).toBe(
      '<nav class=""><ul class="menu__list"><li class="menu__list-item"><a href="/b" aria-current="page" class="menu__link menu__link--active">B</a></li></ul></nav>',
    );
  });

  it('opens with the items of the navbar on a page without a sidebar', () => {
    document.body.innerHTML = MENU;
    void openMenu(false);
    expect([find('.main').inert, find('.page').inert]).toEqual([false, true]);
  });

  it('shows the sidebar that React has drawn', () => {
    document.body.innerHTML = MENU;
    find('.page > div').innerHTML = '<ul><li><a href="/c">C</a></li></ul>';
    void openMenu(false);
    expect(find('.page').inert).toBe(false);
    expect(find('.page a').getAttribute('href')).toBe('/c');
  });

  it('is painted after a tap before the page becomes inert', async () => {
    document.body.innerHTML = MENU;
    const showModal = vi.spyOn(dialog(), 'showModal');
    const isModal = openMenu(true);
    expect(dialog().open).toBe(true);
    expect(showModal).not.toHaveBeenCalled();
    await isModal;
    expect(dialog().open).toBe(true);
    expect(showModal).toHaveBeenCalledOnce();
  });

  it('stays closed after a second tap before it is painted', async () => {
    document.body.innerHTML = MENU;
    const isModal = openMenu(true);
    closeMenu();
    await isModal;
    expect(dialog().open).toBe(false);
  });

  it('leads back to the items of the navbar', () => {
    document.body.innerHTML = DOCS + MENU;
    void openMenu(false);
    showMainMenu();
    expect([find('.main').inert, find('.page').inert]).toEqual([false, true]);
  });

  it('tells its button that it is open, and closes in wide windows', () => {
    document.body.innerHTML = `<button class="navbar__toggle"></button>${MENU}`;
    watchMenu();
    const state = () => find('.navbar__toggle').getAttribute('aria-expanded');
    void openMenu(false);
    expect(state()).toBe('true');
    closeMenu();
    expect(state()).toBe('false');
    void openMenu(false);
    window.innerWidth = 997;
    window.dispatchEvent(new Event('resize'));
    expect(dialog().open).toBe(false);
    expect(state()).toBe('false');
  });
});

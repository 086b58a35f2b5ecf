// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  showCurrent,
  showPath,
  toggleCategory,
} from '../../../../../plugins/page-controls/client/sidebar';
import type {SidebarItem} from '../../../../../plugins/page-controls/client/sidebarView';

const ITEMS: readonly SidebarItem[] = [
  {label: 'Intro', href: '/docs/intro'},
  {
    label: 'Data',
    href: '/docs/data/',
    items: [
      {label: 'Files', href: '/docs/data/files'},
      {
        label: 'Connections',
        items: [{label: 'Mail', href: '/docs/data/mail'}],
      },
    ],
  },
  {label: 'Empty', href: '/docs/empty', items: []},
];

const settings = (url: string) =>
  JSON.stringify({expand: "Open '{label}'", collapse: "Close '{label}'", url});

/** Each list needs a unique address, because loaded lists are cached. */
let url = 0;

const list = () => document.querySelector('[data-sidebar]')!;

const control = (label: string) =>
  [...list().querySelectorAll('li')]
    .find(
      (entry) => entry.querySelector('.menu__label')!.textContent === label,
    )!
    .querySelector('[aria-expanded]')!;

/** Visible labels. Categories start with + or -. */
const shown = () =>
  [...list().querySelectorAll('li')]
    .filter((entry) => !entry.parentElement!.closest('ul[hidden]'))
    .map((entry) => {
      const button = entry.querySelector(':scope > div > [aria-expanded]');
      const sign =
        {true: '-', false: '+'}[
          String(button?.getAttribute('aria-expanded'))
        ] ?? '';
      return sign + entry.querySelector('.menu__label')!.textContent;
    });

const current = () =>
  [...list().querySelectorAll('[aria-current]')].map(
    (link) => link.textContent,
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({matches: true}));
  url += 1;
  document.body.innerHTML = '<ul></ul>';
  document
    .querySelector('ul')!
    .setAttribute('data-sidebar', settings(`/${url}`));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('showPath', () => {
  it('draws an empty list, open around the page', () => {
    showPath(list(), ITEMS, '/docs/data/mail');
    expect(shown()).toEqual([
      'Intro',
      '-Data',
      'Files',
      '-Connections',
      'Mail',
      'Empty',
    ]);
    expect(current()).toEqual(['Mail']);
    expect(list().querySelectorAll('.menu__link--active')).toHaveLength(3);
  });

  it('draws nothing within closed categories', () => {
    showPath(list(), ITEMS, '/docs/intro');
    expect(list().querySelectorAll('li')).toHaveLength(3);
  });

  it('marks another page, and closes nothing', () => {
    showPath(list(), ITEMS, '/docs/data/files');
    showPath(list(), ITEMS, '/docs/intro');
    expect(current()).toEqual(['Intro']);
    expect(shown()).toContain('Files');
    showPath(list(), ITEMS, '/docs/data/mail/');
    vi.runAllTimers();
    expect(shown()).toContain('Mail');
    expect(current()).toEqual(['Mail']);
  });

  it('marks the category on its own page', () => {
    showPath(list(), ITEMS, '/docs/data');
    expect(current()).toEqual(['Data']);
    expect(shown()).toContain('-Data');
  });
});

describe('showPath for a page that is marked', () => {
  it('leaves closed what a reader has closed', async () => {
    showPath(list(), ITEMS, '/docs/data/files');
    await toggleCategory(control('Data'));
    vi.runAllTimers();
    showPath(list(), ITEMS, '/docs/data/files/');
    vi.runAllTimers();
    expect(shown()).toEqual(['Intro', '+Data', 'Empty']);
  });
});

describe('showCurrent', () => {
  /** Mocks the vertical position of elements in the window, in px. */
  const place = (element: Element, top: number, bottom: number) =>
    vi
      .spyOn(element, 'getBoundingClientRect')
      .mockReturnValue({top, bottom} as DOMRect);

  it.each([
    ['below', 500, 520, 360],
    ['above', -40, -20, -180],
    ['in sight', 100, 120, 0],
    ['cut off', 290, 310, 150],
  ])('scrolls to a page that is %s', (_, top, bottom, distance) => {
    list().outerHTML = `<nav class="menu">${list().outerHTML}</nav>`;
    showPath(list(), ITEMS, '/docs/intro');
    const menu = document.querySelector('nav')!;
    place(menu, 0, 300);
    place(list().querySelector('[aria-current]')!, top, bottom);
    Object.defineProperty(menu, 'scrollTop', {value: 0, writable: true});
    showCurrent(list());
    expect(menu.scrollTop).toBe(distance);
  });
});

describe('toggleCategory', () => {
  it('draws the items of the file, and hides them again', async () => {
    showPath(list(), ITEMS, '/docs/intro');
    const fetching = vi.fn(() => Promise.resolve(Response.json(ITEMS)));
    vi.stubGlobal('fetch', fetching);
    await toggleCategory(control('Data'));
    vi.runAllTimers();
    expect(shown()).toEqual([
      'Intro',
      '-Data',
      'Files',
      '+Connections',
      'Empty',
    ]);
    expect(control('Data').getAttribute('aria-label')).toBe("Close 'Data'");
    await toggleCategory(control('Connections'));
    vi.runAllTimers();
    expect(shown()).toContain('Mail');
    await toggleCategory(control('Data'));
    vi.runAllTimers();
    expect(shown()).toEqual(['Intro', '+Data', 'Empty']);
    expect(control('Data').getAttribute('aria-label')).toBe("Open 'Data'");
    expect(fetching.mock.calls).toEqual([[`/${url}`]]);
  });
});

// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  followCurrentPage,
  showCurrentPage,
} from '../../../../../plugins/page-start/client/sidebar';

const menu = () => document.querySelector('.menu')!;

/** Sets the place of the page's link in a sidebar of 100 px, in px. */
function place(top: number): void {
  vi.spyOn(menu(), 'getBoundingClientRect').mockReturnValue({
    top: 0,
    bottom: 100,
  } as DOMRect);
  vi.spyOn(
    document.querySelector('a')!,
    'getBoundingClientRect',
  ).mockReturnValue({top, bottom: top + 20} as DOMRect);
}

beforeEach(() => {
  document.body.innerHTML =
    '<aside><nav class="menu"><ul class="theme-doc-sidebar-menu"><li><a aria-current="page"></a></li></ul></nav></aside>';
});

describe('showCurrentPage', () => {
  it.each([
    [30, 0],
    [500, 460],
    [-200, -240],
  ])('scrolls to a link at %d px by %d px', (top, distance) => {
    place(top);
    showCurrentPage();
    expect(menu().scrollTop).toBe(distance);
  });

  it('does nothing on a page without a sidebar', () => {
    document.body.innerHTML = '';
    expect(showCurrentPage).not.toThrow();
  });
});

describe('followCurrentPage', () => {
  it('shows the link again when categories have opened, until a reader scrolls', () => {
    followCurrentPage();
    place(500);
    menu().dispatchEvent(new Event('transitionend'));
    expect(menu().scrollTop).toBe(460);
    menu().scrollTop = 0;
    menu().dispatchEvent(new Event('wheel'));
    menu().dispatchEvent(new Event('transitionend'));
    expect(menu().scrollTop).toBe(0);
  });
});

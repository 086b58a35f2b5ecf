// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  canBeEnlarged,
  captionOf,
  enlargeDrawing,
  enlargedScale,
  shownDrawing,
} from '../../../../../../plugins/figures/theme/Figure/drawings';

const figure = () => document.querySelector('figure')!;
const drawings = () => [
  ...document.querySelectorAll<SVGSVGElement>('svg[role]'),
];

const size = (width: number, height: number) => ({width, height});

/** Window sizes with space for a drawing of 1390 x 750 px and 340 x 630 px. */
const DESKTOP = size(1440, 900);
const PHONE = size(390, 780);

const resizeWindow = ({width, height}: typeof DESKTOP) =>
  Object.assign(window, {innerWidth: width, innerHeight: height});

/**
 * Mocks the layout of a drawing, because the test environment has none. With a
 * width of 0, the drawing is not displayed.
 */
function place(drawing: SVGSVGElement, width: number, boxWidth = 700): void {
  const box = {width} as DOMRect;
  vi.spyOn(drawing, 'getClientRects').mockReturnValue(
    (width > 0 ? [box] : []) as never,
  );
  vi.spyOn(drawing, 'getBoundingClientRect').mockReturnValue(box);
  vi.spyOn(drawing.parentElement!, 'clientWidth', 'get').mockReturnValue(
    boxWidth,
  );
}

describe('the drawings of a figure', () => {
  beforeEach(() => {
    document.body.innerHTML = `<figure>
      <figcaption>A map</figcaption>
      <svg width="14" height="14"></svg>
      <div>
        <svg role="img" width="600" height="200"></svg>
        <svg role="img" width="300" height="400"></svg>
      </div>
    </figure>`;
    resizeWindow(DESKTOP);
    place(drawings()[0]!, 0);
    place(drawings()[1]!, 300);
  });

  it('are those with a role, and one of them is shown', () => {
    expect(shownDrawing(figure())).toBe(1);
  });

  it('can be enlarged in a large window, not in a small one', () => {
    expect(canBeEnlarged(figure())).toBe(true);
    resizeWindow(size(390, 600));
    expect(canBeEnlarged(figure())).toBe(false);
  });

  it('cannot be enlarged without a caption above them', () => {
    const caption = document.querySelector('figcaption')!;
    figure().append(caption);
    expect(captionOf(figure())).toBeUndefined();
    expect(canBeEnlarged(figure())).toBe(false);
    figure().prepend(caption);
    expect(captionOf(figure())).toBe('A map');
  });

  it('cannot be enlarged where there are none', () => {
    document.body.innerHTML =
      '<figure><svg width="14" height="14"></svg></figure>';
    expect(canBeEnlarged(figure())).toBe(false);
  });

  it('are scaled in a dialog, where the others are not shown', () => {
    enlargeDrawing(figure(), 1);
    const [other, shown] = drawings().map(({style}) => style);
    expect(other?.display).toBe('none');
    expect(shown).toMatchObject({
      display: 'block',
      width: '562px',
      height: '750px',
    });
  });
});

describe('enlargedScale', () => {
  const scaleIn = (screen: typeof DESKTOP, width: number, height: number) => {
    resizeWindow(screen);
    return enlargedScale({width, height});
  };

  it('fills the room, in width or in height', () => {
    expect(scaleIn(DESKTOP, 1000, 300)).toBeCloseTo(1.39);
    expect(scaleIn(DESKTOP, 500, 500)).toBeCloseTo(1.5);
  });

  it('stops at twice the natural size', () => {
    expect(scaleIn(DESKTOP, 100, 100)).toBe(2);
  });

  it('shows whole what is a little too large', () => {
    expect(scaleIn(PHONE, 400, 700)).toBeCloseTo(0.85);
  });

  it('leaves the size of what is only too high', () => {
    expect(scaleIn(PHONE, 300, 1500)).toBe(1);
    expect(scaleIn(PHONE, 400, 1500)).toBeCloseTo(0.85);
  });

  it('enlarges what would be illegible whole, and lets it scroll', () => {
    expect(scaleIn(PHONE, 900, 200)).toBe(1.5);
  });
});

describe('canBeEnlarged', () => {
  const isOffered = (
    natural: typeof DESKTOP,
    width: number,
    boxWidth = 700,
  ) => {
    document.body.innerHTML = `<figure><figcaption>A map</figcaption><div><svg role="img" width="${natural.width}" height="${natural.height}"></svg></div></figure>`;
    place(drawings()[0]!, width, boxWidth);
    return canBeEnlarged(figure());
  };

  it('is true where a drawing becomes a quarter larger, counted from how it is shown', () => {
    resizeWindow(DESKTOP);
    expect(isOffered(size(500, 500), 500)).toBe(true);
    resizeWindow(size(650, 750));
    expect(isOffered(size(500, 500), 500)).toBe(false);
    expect(isOffered(size(500, 500), 400)).toBe(true);
  });

  it('is true where a drawing is cut off, but not for a part of a pixel', () => {
    resizeWindow(size(950, 850));
    expect(isOffered(size(900, 200), 900.4, 700)).toBe(true);
    expect(isOffered(size(900, 200), 900.4, 900)).toBe(false);
  });
});

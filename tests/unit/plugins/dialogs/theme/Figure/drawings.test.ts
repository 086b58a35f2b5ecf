// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  canBeEnlarged,
  captionOf,
  enlargeDrawing,
  shownDrawing,
} from '../../../../../../plugins/dialogs/theme/Figure/drawings';

const figure = () => document.querySelector('figure')!;
const drawings = () => [
  ...document.querySelectorAll<SVGSVGElement>('svg[role]'),
];

/** Says where a drawing stands, as nothing is laid out here; nowhere without a width. */
function place(drawing: SVGSVGElement, width: number): void {
  const box = {width} as DOMRect;
  vi.spyOn(drawing, 'getClientRects').mockReturnValue(
    (width > 0 ? [box] : []) as never,
  );
  vi.spyOn(drawing, 'getBoundingClientRect').mockReturnValue(box);
  vi.spyOn(drawing.parentElement!, 'clientWidth', 'get').mockReturnValue(700);
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
    Object.assign(window, {innerWidth: 1440, innerHeight: 900});
    place(drawings()[0]!, 0);
    place(drawings()[1]!, 300);
  });

  it('are those with a role, and one of them is shown', () => {
    expect(shownDrawing(figure())).toBe(1);
  });

  it('can be enlarged in a large window, not in a small one', () => {
    expect(canBeEnlarged(figure())).toBe(true);
    Object.assign(window, {innerWidth: 390, innerHeight: 600});
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

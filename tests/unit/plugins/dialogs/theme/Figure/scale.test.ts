import {describe, expect, it} from 'vitest';
import {
  enlargedScale,
  isWorthEnlarging,
} from '../../../../../../plugins/dialogs/theme/Figure/scale';

const DESKTOP = {width: 1390, height: 750};
const PHONE = {width: 340, height: 630};

const size = (width: number, height: number) => ({width, height});

describe('enlargedScale', () => {
  it('fills the room, in width or in height', () => {
    expect(enlargedScale(size(1000, 300), DESKTOP)).toBeCloseTo(1.39);
    expect(enlargedScale(size(500, 500), DESKTOP)).toBeCloseTo(1.5);
  });

  it('stops at twice the natural size', () => {
    expect(enlargedScale(size(100, 100), DESKTOP)).toBe(2);
  });

  it('shows whole what is a little too large', () => {
    expect(enlargedScale(size(400, 700), PHONE)).toBeCloseTo(0.85);
  });

  it('leaves the size of what is only too high', () => {
    expect(enlargedScale(size(300, 1500), PHONE)).toBe(1);
    expect(enlargedScale(size(400, 1500), PHONE)).toBeCloseTo(0.85);
  });

  it('enlarges what would be illegible whole, and lets it scroll', () => {
    expect(enlargedScale(size(900, 200), PHONE)).toBe(1.5);
  });
});

describe('isWorthEnlarging', () => {
  it('is true where a drawing becomes a quarter larger, counted from how it is shown', () => {
    const natural = size(500, 500);
    const shown = (width: number) => ({natural, width, boxWidth: 700});
    expect(isWorthEnlarging(shown(500), DESKTOP)).toBe(true);
    expect(isWorthEnlarging(shown(500), {width: 600, height: 600})).toBe(false);
    expect(isWorthEnlarging(shown(400), {width: 600, height: 600})).toBe(true);
  });

  it('is true where a drawing is cut off, but not for a part of a pixel', () => {
    const natural = size(900, 200);
    const shown = (boxWidth: number) => ({natural, width: 900.4, boxWidth});
    const room = {width: 900, height: 700};
    expect(isWorthEnlarging(shown(700), room)).toBe(true);
    expect(isWorthEnlarging(shown(900), room)).toBe(false);
  });
});

// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  foldDuration,
  toggleFold,
} from '../../../../../plugins/page-start/client/fold';

const setReducedMotion = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({matches: isReduced}));

type Motion = {
  frames: {height: string[]};
  options: {duration: number};
  onfinish?: () => void;
  cancel: () => void;
};

let motions: Motion[] = [];
let height: number | undefined;

/** Creates a fold of 40 px, and 112 px when it is open. */
function createFold(openHeight = 112): HTMLDetailsElement {
  document.body.innerHTML = '<details><summary></summary><p></p></details>';
  const fold = document.querySelector('details')!;
  Object.defineProperty(fold, 'offsetHeight', {
    get: () => height ?? (fold.open ? openHeight : 40),
  });
  fold.animate = (frames, options) => {
    const motion = {
      frames,
      options,
      cancel: () => {
        height = undefined;
      },
    } as unknown as Motion;
    motions.push(motion);
    return motion as unknown as Animation;
  };
  return fold;
}

beforeEach(() => {
  motions = [];
  height = undefined;
  setReducedMotion(false);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('foldDuration', () => {
  it('grows with the height, but less for each px', () => {
    expect([36, 72, 360].map(foldDuration)).toEqual([192, 222, 327]);
  });

  it('is 0 for readers who want no motion', () => {
    setReducedMotion(true);
    expect(foldDuration(360)).toBe(0);
  });
});

describe('toggleFold', () => {
  it('opens with the height animated', () => {
    const fold = createFold();
    toggleFold(fold);
    expect(fold.open).toBe(true);
    expect(motions[0]!.frames.height).toEqual(['40px', '112px']);
    expect(motions[0]!.options.duration).toBe(222);
    motions[0]!.onfinish!();
    expect(fold.open).toBe(true);
  });

  it('keeps its content until it has closed', () => {
    const fold = createFold();
    fold.open = true;
    toggleFold(fold);
    expect(fold.open).toBe(true);
    expect(motions[0]!.frames.height).toEqual(['112px', '40px']);
    motions[0]!.onfinish!();
    expect(fold.open).toBe(false);
  });

  it('turns around from the height that it has', () => {
    const fold = createFold();
    toggleFold(fold);
    height = 70;
    toggleFold(fold);
    expect(motions[1]!.frames.height).toEqual(['70px', '40px']);
    motions[1]!.onfinish!();
    expect(fold.open).toBe(false);
  });

  it('opens a popup menu, which does not move the page, at once', () => {
    const fold = createFold(40);
    toggleFold(fold);
    expect(fold.open).toBe(true);
    toggleFold(fold);
    expect(fold.open).toBe(false);
    expect(motions).toEqual([]);
  });
});

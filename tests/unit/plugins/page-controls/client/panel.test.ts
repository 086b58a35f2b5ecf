// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  isPanelOpen,
  movePanel,
  panelDuration,
  toggleFold,
} from '../../../../../plugins/page-controls/client/panel';

const motion = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({matches: isReduced}));

function panelOf(height: number): HTMLElement {
  document.body.innerHTML = '<details><summary></summary><div></div></details>';
  const panel = document.querySelector('div')!;
  Object.defineProperty(panel, 'scrollHeight', {value: height});
  Object.defineProperty(panel, 'offsetHeight', {value: height});
  return panel;
}

beforeEach(() => {
  vi.useFakeTimers();
  motion(false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('panelDuration', () => {
  it('grows with the height, but less for each px', () => {
    expect([36, 72, 360].map(panelDuration)).toEqual([192, 222, 327]);
  });

  it('is no motion for readers who want none', () => {
    motion(true);
    expect(panelDuration(360)).toBe(1);
  });
});

describe('movePanel', () => {
  it('animates the height, and leaves no styles behind', () => {
    const panel = panelOf(72);
    panel.hidden = true;
    movePanel(panel, true);
    expect(panel.hidden).toBe(false);
    expect(panel.style.height).toBe('72px');
    expect(panel.style.transition).toBe('height 222ms ease-in-out');
    vi.advanceTimersByTime(222);
    expect(panel.getAttribute('style')).toBe('');
    expect(isPanelOpen(panel)).toBe(true);
  });

  it('can be reversed before its end', () => {
    const panel = panelOf(72);
    panel.hidden = true;
    movePanel(panel, true);
    vi.advanceTimersByTime(100);
    movePanel(panel, false);
    expect(isPanelOpen(panel)).toBe(false);
    vi.advanceTimersByTime(221);
    expect(panel.hidden).toBe(false);
    vi.advanceTimersByTime(1);
    expect(panel.hidden).toBe(true);
  });
});

describe('toggleFold', () => {
  it('keeps the fold open until its panel has closed', () => {
    const panel = panelOf(36);
    const fold = document.querySelector('details')!;
    toggleFold(fold);
    expect(fold.open).toBe(true);
    vi.runAllTimers();
    toggleFold(fold);
    expect(fold.open).toBe(true);
    vi.runAllTimers();
    expect(fold.open).toBe(false);
    expect(panel.hidden).toBe(false);
  });

  it('turns round while it closes', () => {
    panelOf(36);
    const fold = document.querySelector('details')!;
    fold.open = true;
    toggleFold(fold);
    toggleFold(fold);
    vi.runAllTimers();
    expect(fold.open).toBe(true);
  });
});

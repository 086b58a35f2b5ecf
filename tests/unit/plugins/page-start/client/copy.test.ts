// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {copyCode} from '../../../../../plugins/page-start/client/copy';

const button = () => document.querySelector('button')!;
const label = () => button().getAttribute('aria-label');

function setClipboard(writeText: (() => Promise<void>) | undefined): void {
  Object.assign(navigator, {clipboard: writeText && {writeText}});
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div class="theme-code-block"><code><span>if a:</span><span>\n</span><span>  b\n</span></code><button aria-label="Copy" data-copied-label="Copied" data-failed-label="Failed"></button></div>';
});

afterEach(() => {
  vi.useRealTimers();
});

describe('copyCode', () => {
  it('copies the lines, and tells for a second that it did', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    setClipboard(writeText);
    await copyCode(button());
    expect(writeText.mock.calls).toEqual([['if a:\n\n  b']]);
    expect(label()).toBe('Copied');
    expect(button().dataset.copyState).toBe('copied');
    vi.advanceTimersByTime(1000);
    expect(label()).toBe('Copy');
    expect(button().dataset.copyState).toBeUndefined();
  });

  it('copies by selection without a clipboard', async () => {
    setClipboard(undefined);
    const selected: string[] = [];
    document.execCommand = () => {
      selected.push((document.activeElement as HTMLTextAreaElement).value);
      return true;
    };
    await copyCode(button());
    expect(selected).toEqual(['if a:\n\n  b']);
    expect(document.querySelector('textarea')).toBeNull();
    expect(label()).toBe('Copied');
  });

  it('tells if the browser does not allow it', async () => {
    setClipboard(() => Promise.reject(new Error('not allowed')));
    await copyCode(button());
    expect(label()).toBe('Failed');
    expect(button().dataset.copyState).toBe('failed');
    setClipboard(undefined);
    document.execCommand = () => false;
    vi.advanceTimersByTime(1000);
    expect(label()).toBe('Copy');
    await copyCode(button());
    expect(label()).toBe('Failed');
  });

  it('keeps its label after two quick presses', async () => {
    setClipboard(() => Promise.resolve());
    await Promise.all([copyCode(button()), copyCode(button())]);
    vi.advanceTimersByTime(1000);
    expect(label()).toBe('Copy');
  });
});

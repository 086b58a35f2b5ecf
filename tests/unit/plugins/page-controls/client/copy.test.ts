// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {copyCode} from '../../../../../plugins/page-controls/client/copy';

const button = () => document.querySelector('button')!;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div class="theme-code-block"><code><span>if a:</span><span>\n</span><span>  b\n</span></code><button aria-label="Copy" data-copied-label="Copied"></button></div>';
});

afterEach(() => {
  vi.useRealTimers();
});

describe('copyCode', () => {
  it('copies the lines, and says so for a second', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    Object.assign(navigator, {clipboard: {writeText}});
    await copyCode(button());
    expect(writeText.mock.calls).toEqual([['if a:\n\n  b']]);
    expect(button().getAttribute('aria-label')).toBe('Copied');
    vi.advanceTimersByTime(1000);
    expect(button().getAttribute('aria-label')).toBe('Copy');
  });

  it('copies by selection where there is no clipboard', async () => {
    Object.assign(navigator, {clipboard: undefined});
    const selected: string[] = [];
    document.execCommand = () => {
      selected.push((document.activeElement as HTMLTextAreaElement).value);
      return true;
    };
    await copyCode(button());
    expect(selected).toEqual(['if a:\n\n  b']);
    expect(document.querySelector('textarea')).toBeNull();
  });
});

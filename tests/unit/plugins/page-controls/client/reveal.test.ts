// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {reveal} from '../../../../../plugins/page-controls/client/reveal';

beforeEach(() => {
  vi.stubGlobal('scrollBy', vi.fn());
  document.body.innerHTML = `<h2 id="shown"></h2>
<details><summary></summary><details><h3 id="in-fold"></h3></details></details>
<div data-tabs=""><ul><li data-value="a"></li><li data-value="b"></li></ul><div>
<div role="tabpanel"></div><div role="tabpanel" hidden><h3 id="in tab"></h3></div></div></div>`;
});

describe('reveal', () => {
  it('opens all folds around the target', () => {
    expect(reveal('#in-fold')?.id).toBe('in-fold');
    expect(document.querySelectorAll('details[open]')).toHaveLength(2);
  });

  it('selects the tab around the target', () => {
    expect(reveal('#in%20tab')?.id).toBe('in tab');
    expect(document.querySelector('[role=tabpanel][hidden]')).not.toBeNull();
    expect(document.getElementById('in tab')!.parentElement!.hidden).toBe(
      false,
    );
  });

  it.each(['', '#', '#shown', '#missing', '#%'])(
    'does nothing for "%s"',
    (hash) => {
      expect(reveal(hash)).toBeUndefined();
      expect(document.querySelector('[open]')).toBeNull();
    },
  );
});

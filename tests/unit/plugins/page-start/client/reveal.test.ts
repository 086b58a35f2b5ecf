// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {reveal} from '../../../../../plugins/page-start/client/reveal';

const clicked: string[] = [];

beforeEach(() => {
  clicked.length = 0;
  document.body.innerHTML = `<h2 id="shown"></h2>
<details><summary></summary><details><h3 id="in-fold"></h3></details></details>
<div class="tabs-container"><ul role="tablist"><li role="tab" id="a"></li><li role="tab" id="b"></li></ul><div>
<div role="tabpanel"></div><div role="tabpanel" hidden><h3 id="in tab"></h3></div></div></div>`;
  for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]')) {
    tab.onclick = () => clicked.push(tab.id);
  }
});

describe('reveal', () => {
  it('opens all folds around the target', () => {
    expect(reveal('#in-fold')?.id).toBe('in-fold');
    expect(document.querySelectorAll('details[open]')).toHaveLength(2);
  });

  it('selects the tab around the target', () => {
    expect(reveal('#in%20tab')?.id).toBe('in tab');
    expect(clicked).toEqual(['b']);
  });

  it.each(['', '#', '#shown', '#missing', '#%'])(
    'does nothing for "%s"',
    (hash) => {
      expect(reveal(hash)).toBeUndefined();
      expect(document.querySelector('[open]')).toBeNull();
      expect(clicked).toEqual([]);
    },
  );
});

import {describe, expect, it} from 'vitest';
import {parse} from '../../../../../plugins/print-sections/article/dom';
import {makePlain} from '../../../../../plugins/print-sections/article/plain';

describe('what is folded or waits for a hand', () => {
  it('is open, and buttons and forms are gone', () => {
    const $ = parse(
      '<details name="one"><summary>More</summary><p>Text</p></details><button>Copy</button><form><input></form><p hidden>Wait</p><div role="region" aria-label="Table" tabindex="0">T</div>',
    );
    makePlain($);
    expect($.html()).toBe(
      '<details open=""><summary>More</summary><p>Text</p></details><div>T</div>',
    );
  });

  it('shows all tabs, each below its name', () => {
    const $ = parse(
      '<div class="tabs-container"><ul role="tablist"><li role="tab">curl</li><li role="tab">C &amp; C</li></ul><div><div role="tabpanel">one</div><div role="tabpanel" hidden>two</div></div></div>',
    );
    makePlain($);
    expect($.html()).toBe(
      '<div class="tabs-container"><div><div><p class="print-tab">curl</p>one</div><div><p class="print-tab">C &amp; C</p>two</div></div></div>',
    );
  });
});

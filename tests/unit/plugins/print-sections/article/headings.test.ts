import {describe, expect, it} from 'vitest';
import {parse} from '../../../../../plugins/print-sections/article/dom';
import {shiftHeadings} from '../../../../../plugins/print-sections/article/headings';

describe('headings', () => {
  it('move down to the level of the title, and end at the sixth', () => {
    const $ = parse('<h1>A</h1><h2 class="anchor">B</h2><h3>C</h3><h4>D</h4>');
    shiftHeadings($, 4);
    expect($.html()).toBe('<h4>A</h4><h5>B</h5><h6>C</h6><h6>D</h6>');
  });
});

import {describe, expect, it} from 'vitest';
import {parse} from '../../../../../plugins/print-sections/article/dom';
import {prefixIds} from '../../../../../plugins/print-sections/article/ids';

describe('ids', () => {
  it('are prefixed where they are given and where they are used', () => {
    const $ = parse(
      '<h2 id="a">A</h2><label for="b">B</label><input id="b" aria-describedby="a b"><svg viewBox="0 0 1 1"><marker id="m"/><path marker-end="url(#m)"/><use href="#m"/></svg>',
    );
    prefixIds($, 'p1-');
    expect($.html()).toBe(
      '<h2 id="p1-a">A</h2><label for="p1-b">B</label><input id="p1-b" aria-describedby="p1-a p1-b"><svg viewBox="0 0 1 1"><marker id="p1-m"></marker><path marker-end="url(#p1-m)"></path><use href="#p1-m"></use></svg>',
    );
  });
});

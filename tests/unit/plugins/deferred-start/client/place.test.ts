// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {rememberPlace} from '../../../../../plugins/deferred-start/client/place';

const draw = (html: string) => {
  document.body.innerHTML = html;
};

describe('rememberPlace', () => {
  it('finds the element itself, wherever it has gone', () => {
    draw('<div><b></b><i></i></div><p></p>');
    const element = document.querySelector('i')!;
    const find = rememberPlace(element);
    document.querySelector('p')!.append(element);
    expect(find()).toBe(element);
  });

  it('finds what stands in its place when it was made anew', () => {
    const html = '<div><b></b><ul><li>1</li><li>2</li></ul></div>';
    draw(html);
    const find = rememberPlace(document.querySelectorAll('li')[1]!);
    draw(html);
    expect(find()).toBe(document.querySelectorAll('li')[1]);
  });

  it('finds nothing when its place is gone', () => {
    draw('<div><b></b></div>');
    const find = rememberPlace(document.querySelector('b')!);
    draw('<p></p>');
    expect(find()).toBeNull();
  });
});

import {describe, expect, it} from 'vitest';
import {
  anchorOf,
  copyPaths,
  pageCopy,
  routeOf,
} from '../../../../../plugins/agents/tools/copies';

describe('routeOf', () => {
  it.each([
    ['/base/docs/a', '/base/docs/a'],
    ['/base/docs/a?q=b#c', '/base/docs/a'],
    ['https://docs.example.com/base/docs/a#c', '/base/docs/a'],
    ['docs/a', '/base/docs/a'],
    ['/base/docs/a.md', '/base/docs/a'],
    ['/base/docs/a.html', '/base/docs/a'],
    ['/base/docs/a/index.md', '/base/docs/a/'],
    ['/base/docs/a/', '/base/docs/a/'],
    ['/base/docs/1.0', '/base/docs/1.0'],
    ['/base', '/base/'],
    ['', '/base/'],
    ['/base/../x', '/x'],
    ['http://', 'http://'],
    ['https://docs.example.com//other.com/x', '/other.com/x'],
  ])('takes %s for %s', (address, route) => {
    expect(routeOf(address, '/base/')).toBe(route);
  });
});

describe('anchorOf', () => {
  it.each([
    ['/a#b', 'b'],
    ['/a#b%20c', 'b c'],
    ['/a#%', '%'],
    ['/a', ''],
  ])('of %s is %j', (address, anchor) => {
    expect(anchorOf(address)).toBe(anchor);
  });
});

describe('copyPaths', () => {
  it('are those of a page, and of a page that stands for its folder', () => {
    expect(copyPaths('/a')).toEqual(['/a.md', '/a/index.md']);
    expect(copyPaths('/a/')).toEqual(['/a/index.md', '/a.md']);
  });
});

describe('pageCopy', () => {
  it('has the title of the page as it is read', () => {
    const text = '---\ntitle: x\n---\n\n# A\\_b \\<c>\n\n# No title\n';
    expect(pageCopy('/a', text)).toEqual({
      title: 'A_b <c>',
      route: '/a',
      markdown: text,
    });
  });

  it('is called by its route where it has no title', () => {
    expect(pageCopy('/a', 'Text.')?.title).toBe('/a');
  });

  it.each(['<!doctype html><p>', '\n<html lang="en">'])(
    'takes %j for a page that stands in for a missing file',
    (text) => {
      expect(pageCopy('/a', text)).toBeUndefined();
    },
  );
});

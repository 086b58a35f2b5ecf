import {describe, expect, it} from 'vitest';
import {indexFor} from '../../../../../plugins/search-local/client/indexFor';

const place = (name?: string) => ({
  locale: 'en',
  url: `/search-index-${name ?? 'en'}.json`,
  ...(name !== undefined && {version: {instance: 'default', name}}),
});
const [newest, two, one] = [place(), place('2.0'), place('1.0')];
const indexes = [newest, two, one];
const none = () => null;

describe('indexFor', () => {
  it('is that of the version of a page of the docs', () => {
    expect(indexFor(indexes, 'docs-default-1.0', none)).toBe(one);
    expect(indexFor(indexes, 'docs-default-3.0', () => '1.0')).toBe(newest);
  });

  it('is that of the preferred version elsewhere', () => {
    expect(indexFor(indexes, 'default', () => '2.0')).toBe(two);
    expect(indexFor(indexes, undefined, () => 'gone')).toBe(newest);
    expect(indexFor(indexes, undefined, none)).toBe(newest);
  });
});

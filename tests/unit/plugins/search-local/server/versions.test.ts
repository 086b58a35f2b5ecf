import {describe, expect, it} from 'vitest';
import {
  indexSets,
  isInSet,
} from '../../../../../plugins/search-local/server/versions';

const version = (name: string, isLast = false, instance = 'default') => ({
  version: {instance, name, label: `v${name}`, isLast},
});
const post = {};
const pages = [
  version('1.0'),
  version('2.0'),
  version('10.0', true),
  post,
  version('current', true, 'api'),
];

describe('indexSets', () => {
  it('has one index where the docs have one version, or there are none', () => {
    expect(indexSets([])).toEqual([{label: ''}]);
    expect(indexSets([post, version('current', true)])).toHaveLength(1);
  });

  it('has one for the newest docs, then one for each other version', () => {
    expect(indexSets(pages)).toEqual([
      {label: 'v10.0'},
      {label: 'v2.0', version: {instance: 'default', name: '2.0'}},
      {label: 'v1.0', version: {instance: 'default', name: '1.0'}},
    ]);
  });

  it('tells versions of several instances apart', () => {
    const labels = indexSets([...pages, version('1.0', false, 'api')]).map(
      ({label}) => label,
    );
    expect(labels).toEqual([
      'api vcurrent, default v10.0',
      'default v2.0',
      'default v1.0',
      'api v1.0',
    ]);
  });
});

describe('isInSet', () => {
  const routes = (set: Parameters<typeof isInSet>[0]) =>
    pages.filter((page) => isInSet(set, page));

  it('has the newest docs and all pages without a version', () => {
    expect(routes({label: ''})).toEqual([pages[2], post, pages[4]]);
  });

  it('has one version in place of the newest of its instance', () => {
    const own = {instance: 'default', name: '1.0'};
    expect(routes({label: '', version: own})).toEqual([
      pages[0],
      post,
      pages[4],
    ]);
  });
});

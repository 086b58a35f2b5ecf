import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {neighborsSection} from '../../../../../../plugins/operator-pages/remark/sections/neighbors';
import {
  aView,
  compiled,
  headingsOf,
  inserted,
} from '../../../../../support/operatorView';

const neighbors = (...counts: readonly number[]) =>
  counts.map((count) => ({
    title: `Operator ${count}`,
    href: `./${count}.mdx`,
    count,
  }));

const textOf = (before: readonly number[], after: readonly number[]) =>
  neighborsSection(
    aView(
      {},
      {neighbors: {before: neighbors(...before), after: neighbors(...after)}},
    ),
  ).map((node) => toString(node));

describe('the section on neighbors', () => {
  it('names operators before and after, with the number of workflows', () => {
    expect(textOf([5, 3, 2], [4, 2])).toEqual([
      'Before it: Operator 5 in 5 workflows, Operator 3 in 3, and Operator 2 in 2.After it: Operator 4 in 4 workflows and Operator 2 in 2.',
    ]);
    expect(textOf([], [3])).toEqual(['After it: Operator 3 in 3 workflows.']);
    expect(textOf([], [])).toEqual([]);
  });

  it('is in the table of contents, but not in the search', async () => {
    const given = aView({}, {neighbors: {before: neighbors(3), after: []}});
    expect(headingsOf(inserted(given))).toContain('Often used with');
    const code = await compiled(given);
    expect(code).toContain('<_components.h2 data-search="skip">');
    expect(code).toContain('<_components.div data-search="skip">');
  });
});

import {describe, expect, it} from 'vitest';
import {answerOf} from '../../../../../plugins/search-local/client/answerOf';
import {searchDocument} from '../../../../support/searchDocuments';

const question = {query: 'join', filters: {}, limit: 8};
const hit = (id: number, more: Parameters<typeof searchDocument>[1] = {}) => ({
  document: searchDocument(id, more),
  score: 10 - id,
  terms: ['join'],
});

describe('answerOf', () => {
  it('gives one result a page, with its sections beneath', () => {
    const page = {pageTitle: 'Join', content: 'How to join.'};
    const {results, total} = answerOf(
      [
        hit(0, {...page, title: 'Join', sectionRoute: '/a'}),
        hit(1, {title: 'Other', sectionRoute: '/b'}),
        hit(2, {...page, title: 'Join types', sectionRoute: '/a#types'}),
      ],
      question,
    );
    expect(total).toBe(2);
    expect(results.map(({route}) => route)).toEqual(['/a', '/b']);
    expect(results[0]?.title).toEqual([{text: 'Join', isMatch: true}]);
    expect(results[0]?.sections).toMatchObject([{route: '/a#types'}]);
  });

  it('leads to the section that matches best, under the title of its page', () => {
    const {results} = answerOf(
      [hit(0, {title: 'Types', pageTitle: 'Join', sectionRoute: '/a#types'})],
      question,
    );
    expect(results).toMatchObject([
      {route: '/a#types', title: [{text: 'Join'}]},
    ]);
  });

  it('keeps to the limit, and counts all', () => {
    const hits = [hit(0), hit(1), hit(2)];
    const {results, total} = answerOf(hits, {...question, limit: 2});
    expect([results.length, total]).toEqual([2, 3]);
  });

  it('keeps to a kind and a category', () => {
    const hits = [
      hit(0, {type: 'blog'}),
      hit(1, {sidebarParentCategories: ['Blending', 'Joins']}),
    ];
    const total = (filters: Parameters<typeof answerOf>[1]['filters']) =>
      answerOf(hits, {...question, filters}).total;
    expect(total({kind: 'news'})).toBe(1);
    expect(total({category: 'Joins'})).toBe(1);
    expect(total({category: 'Joins', kind: 'news'})).toBe(0);
  });
});

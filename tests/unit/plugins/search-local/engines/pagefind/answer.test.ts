import {expect, it} from 'vitest';
import {
  answerOf,
  excerptParts,
} from '../../../../../../plugins/search-local/engines/pagefind/answer';
import type {PagefindData} from '../../../../../../plugins/search-local/engines/pagefind/answer';

const data: PagefindData = {
  url: '/base/docs/join',
  meta: {
    id: '7',
    title: 'Join',
    kind: 'reference',
    type: 'docs',
    isDeprecated: 'false',
    path: 'Operators\nTables',
  },
  excerpt: 'An outer <mark>join</mark> keeps &lt;b&gt;.',
  sub_results: [
    {
      title: 'Join',
      url: '/base/docs/join',
      excerpt: '',
      weighted_locations: [],
    },
    {
      title: 'Keys',
      url: '/base/docs/join#keys',
      excerpt: 'A <mark>join</mark> of keys.',
      anchor: {},
      weighted_locations: [{balanced_score: 1}],
    },
    {
      title: 'Types',
      url: '/base/docs/join#types',
      excerpt: '',
      anchor: {},
      weighted_locations: [{balanced_score: 5}],
    },
  ],
};

it('shows what Pagefind finds as a result, its best sections beneath', () => {
  const answer = answerOf({query: 'join jo'}, 40, [{score: 2, data}]);
  expect(answer).toMatchObject({
    query: 'join jo',
    total: 40,
    terms: ['join', 'jo'],
    results: [
      {
        id: 7,
        route: '/base/docs/join',
        title: [{text: 'Join', isMatch: true}],
        breadcrumbs: ['Operators', 'Tables'],
        type: 'docs',
        kind: 'reference',
        isDeprecated: false,
        score: 2,
      },
    ],
  });
  expect(answer.results[0]?.sections.map(({route}) => route)).toEqual([
    '/base/docs/join#types',
    '/base/docs/join#keys',
  ]);
});

it('reads an excerpt as text with marks, not as HTML', () => {
  expect(excerptParts(data.excerpt)).toEqual([
    {text: 'An outer ', isMatch: false},
    {text: 'join', isMatch: true},
    {text: ' keeps <b>.', isMatch: false},
  ]);
});

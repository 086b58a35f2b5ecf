import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  compactPages,
  expandPages,
} from '../../../../../plugins/search-local/shared/compactPages';
import type {StoredPage} from '../../../../../plugins/search-local/shared/compactPages';

const text = fc
  .string({minLength: 1, maxLength: 12})
  .map((value) => value.replace(/\s+/g, ' '));
const step = fc.oneof(
  fc.stringMatching(/^[a-z_-]{1,8}$/),
  fc.constantFrom('*', '*_', '%C3%BC'),
);

const page: fc.Arbitrary<StoredPage> = fc.record({
  route: fc.array(step, {maxLength: 5}).map((list) => `/${list.join('/')}`),
  title: text,
  type: fc.constantFrom('docs', 'blog', 'other'),
  kind: fc.constantFrom('guide', 'reference', 'post', 'page'),
  isDeprecated: fc.boolean(),
  isList: fc.constantFrom(true, undefined),
  categories: fc.array(text, {maxLength: 3}),
  sections: fc.array(fc.record({title: text, anchor: text}), {maxLength: 3}),
});

describe('compactPages', () => {
  it('gives back any pages', () => {
    fc.assert(
      fc.property(fc.array(page, {maxLength: 5}), (list) => {
        const pages = list.map((each) => ({
          ...each,
          sections: [{title: each.title}, ...each.sections],
        }));
        const json = JSON.stringify(compactPages(pages));
        expect(expandPages(JSON.parse(json))).toEqual(pages);
      }),
    );
  });

  it('writes no id that follows from its heading', () => {
    const page = {
      route: '/help/docs/table/set_role',
      title: 'Set Role',
      type: 'docs',
      kind: 'reference',
      isDeprecated: false,
      categories: ['Blending', 'Table'],
      sections: [
        {title: 'Set Role'},
        {title: 'See also', anchor: 'see-also'},
        {title: 'role', anchor: 'parameter-role'},
      ],
    } as const;
    expect(compactPages([page])).toEqual([
      [
        '/help/docs/table/set_role',
        'Set Role',
        'See also\nrole\tparameter-role',
        'Blending\nTable',
        {type: 'docs', kind: 'reference'},
      ],
    ]);
  });
});

import {describe, expect, it} from 'vitest';
import {loadViews} from '../../../../../plugins/operator-pages/views/loadViews';
import {aPage, aSite, OPTIONS} from '../../../../support/operators';

const PAGE = 'Intro.\n\n<OperatorErrors />\n';

/**
 * YAML file with one error that operators raise. The argument replaces its
 * causes.
 */
const anError = (
  causes = '[{cause: A text., fix: "Use [One](operators/a/one)."}]',
) => `
page: operators/errors/data
errors:
  '101':
    name: Wrong label
    also: [wrong_label]
    keywords: label wrong
    means: The label is wrong.
    causes: ${causes}
    operators: [operators/b/two, operators/a/one]
`;

const ERRORS = {
  ...OPTIONS,
  exclude: [...OPTIONS.exclude, 'operators/errors/*'],
  errors: ['operators/errors/_data.yml'],
};

async function load(file: string, stops = true) {
  const siteDir = aSite({
    'operators/a/one.mdx': aPage('One'),
    'operators/b/two.mdx': aPage('Two'),
    'operators/errors/data.mdx': PAGE,
    'operators/errors/_data.yml': file,
  });
  return loadViews(siteDir, ERRORS, stops);
}

describe('the views of errors', () => {
  it('show an error on its page, with its operators by title and links to files', async () => {
    const {views} = await load(anError());
    expect(views.get('operators/errors/data.mdx')).toMatchObject({
      errors: [
        {
          title: '101: Wrong label',
          anchor: 'error-101',
          keywords: 'label wrong',
          means: 'The label is wrong.',
          causes: [{cause: 'A text.', fix: 'Use [One](../a/one.mdx).'}],
          operators: [
            {title: 'One', href: '../a/one.mdx'},
            {title: 'Two', href: '../b/two.mdx'},
          ],
        },
      ],
    });
  });

  it('lead from an operator to the errors that it raises', async () => {
    const {views} = await load(anError());
    expect(views.get('operators/b/two.mdx')?.operator?.errors).toEqual([
      {title: '101: Wrong label', href: '../errors/data.mdx#error-101'},
    ]);
  });

  it('name an unknown operator, an unknown link, and an id that is there twice', async () => {
    const wrong = anError(
      '[{cause: A text., sign: "See [No](operators/no).", fix: Write., rare: false}]',
    )
      .replace('operators/b/two', 'operators/errors/data')
      .replace('wrong_label', "'101'");
    await expect(load(wrong)).rejects.toThrow(
      [
        'docs/operators/errors/_data.yml:',
        '- "101" is there twice; ids and names must differ',
        '- 101: operators names "operators/errors/data", which is not an operator',
        '- 101: a link names "operators/no", which is not a page',
      ].join('\n'),
    );
  });

  it.each([
    ['[]', 'needs at least one cause'],
    [
      '[{cause: A., fix: B., rare: true}]',
      'begins with a rare cause; put the most frequent one first, without `rare`',
    ],
    [
      '[{cause: A., fix: B.}, {cause: C., fix: D., rare: true}, {cause: E., fix: F.}]',
      'has a rare cause before one that is not rare; put the rare ones last',
    ],
  ])('name causes that are not in order: %s', async (causes, rule) => {
    const {messages} = await load(anError(causes), false);
    expect(messages).toEqual([
      `docs/operators/errors/_data.yml: errors.101.causes ${rule}`,
    ]);
  });

  it('name a cause without a fix', async () => {
    const {messages} = await load(anError('[{cause: A.}]'), false);
    expect(messages).toEqual([
      'docs/operators/errors/_data.yml: errors.101.causes[0].fix is required',
    ]);
  });

  it('leave an operator whose record is wrong to its own page', async () => {
    const siteDir = aSite({
      'operators/a/one.mdx': aPage(
        'One',
        '  parameters: [{name: p, type: numbr}]\n',
      ),
      'operators/b/two.mdx': aPage('Two'),
      'operators/errors/data.mdx': PAGE,
      'operators/errors/_data.yml': anError(),
    });
    await expect(loadViews(siteDir, ERRORS, true)).rejects.toThrow(
      /^docs\/operators\/a\/one\.mdx: operator\.parameters\[0\] "p"\.type must be one of /,
    );
  });

  it('name a page that does not exist', async () => {
    const wrong = anError().replace('errors/data', 'errors/other');
    const {messages} = await load(wrong, false);
    expect(messages).toEqual([
      'docs/operators/errors/_data.yml: page names "operators/errors/other", which is not a page',
    ]);
  });
});

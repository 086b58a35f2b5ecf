import {expect, it} from 'vitest';
import {loadViews} from '../../../../../plugins/operator-pages/views/loadViews';
import {aPage, aSite, OPTIONS} from '../../../../support/operators';

const changes = (...lines: readonly string[]) =>
  `  changes:\n${lines.map((line) => `    - {${line}}\n`).join('')}`;

it('lists the changes of all operators by version, newest first, extensions last', async () => {
  const siteDir = aSite({
    'operators/a/one.mdx': aPage(
      'One',
      changes(
        'until: 9.9.2, about: "Was like [Two](operators/two)."',
        'until: 8.1.0, about: Was slow.',
      ),
    ),
    'operators/two.mdx': aPage(
      'Two',
      changes('until: 9.10.0, about: Was red.'),
    ),
    'operators/add.mdx': aPage(
      'Add',
      `  extension: Texts\n${changes("until: '9.11', about: Was new.")}`,
    ),
    'operators/plain.mdx': aPage('Plain', changes('until: 9.9.2, about: Was.')),
    'operators/changes.mdx':
      '---\ntitle: Changes\n---\n\n<OperatorChanges />\n',
  });
  const {views} = await loadViews(
    siteDir,
    {...OPTIONS, exclude: [...OPTIONS.exclude, 'operators/changes.mdx']},
    true,
  );
  const one = {title: 'One', href: './a/one.mdx'};
  expect(views.get('operators/changes.mdx')).toEqual({
    changes: [
      {
        title: 'Version 9',
        versions: [
          {
            until: '9.10.0',
            changes: [
              {operator: {title: 'Two', href: './two.mdx'}, about: 'Was red.'},
            ],
          },
          {
            until: '9.9.2',
            changes: [
              {operator: one, about: 'Was like [Two](./two.mdx).'},
              {operator: {title: 'Plain', href: './plain.mdx'}, about: 'Was.'},
            ],
          },
        ],
      },
      {
        title: 'Version 8',
        versions: [
          {until: '8.1.0', changes: [{operator: one, about: 'Was slow.'}]},
        ],
      },
      {
        title: 'Texts extension',
        versions: [
          {
            until: '9.11',
            changes: [
              {operator: {title: 'Add', href: './add.mdx'}, about: 'Was new.'},
            ],
          },
        ],
      },
    ],
    processes: [],
  });
});

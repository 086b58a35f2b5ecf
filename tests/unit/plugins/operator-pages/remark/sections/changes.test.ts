import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {changeTables} from '../../../../../../plugins/operator-pages/remark/sections/changes';

it('has a table for each group, with the version once above its rows', () => {
  const row = (title: string) => ({
    operator: {title, href: `./${title}.mdx`},
    about: `${title} was *slow*.`,
  });
  const nodes = changeTables([
    {
      title: 'Version 9',
      versions: [
        {until: '9.9.2', changes: [row('A'), row('B')]},
        {until: '9.1.0', changes: [row('C')]},
      ],
    },
    {title: 'Version 8', versions: [{until: '8.1.0', changes: [row('D')]}]},
  ]);
  expect(nodes.map(({type}) => type)).toEqual([
    'heading',
    'table',
    'heading',
    'table',
  ]);
  expect(nodes.map((node) => toString(node))).toEqual([
    'Version 9',
    'Up to versionOperatorBehavior in this version9.9.2AA was slow.BB was slow.9.1.0CC was slow.',
    'Version 8',
    'Up to versionOperatorBehavior in this version8.1.0DD was slow.',
  ]);
});

import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import rehypeCellAlignment from '../../../../plugins/hosting/rehypeCellAlignment';

const element = (
  tagName: string,
  properties: Element['properties'],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});

it('gives cells a class in place of an alignment, and leaves the rest', () => {
  const tree: Root = {
    type: 'root',
    children: [
      element('td', {align: 'right'}),
      element('th', {align: 'center', className: ['wide']}),
      element('td', {}),
      element('img', {align: 'right'}),
    ],
  };
  rehypeCellAlignment()(tree);
  expect(tree.children.map((cell) => (cell as Element).properties)).toEqual([
    {className: ['text--right']},
    {className: ['wide', 'text--center']},
    {},
    {align: 'right'},
  ]);
});

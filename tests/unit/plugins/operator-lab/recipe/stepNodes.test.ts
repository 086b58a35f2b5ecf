import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {stepNodes} from '../../../../../plugins/operator-lab/recipe/stepNodes';

it('marks the settings of advanced parameters', () => {
  const [step] = stepNodes([
    {
      operator: {
        name: 'Filter',
        id: 'filter',
        href: '',
        outputs: [],
        written: [
          {name: 'condition_class', values: ['expression']},
          {name: 'invert_filter', values: ['true']},
        ],
        record: {
          parameters: [
            {name: 'condition_class', type: 'selection', advanced: true},
            {name: 'invert_filter', type: 'boolean'},
          ],
        },
        inner: [],
      },
      inputs: {},
      outputs: {},
      inner: [],
    },
  ]);
  const text = toString(step);
  expect(text).toContain('condition class (advanced): expression');
  expect(text).toContain('invert filter: true');
});

import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/types/text_to_nominal';
import {OperatorError} from '@lab/_shared/types';
import {columnTexts, filterOf} from '@support/columnTexts';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';

const [, choices] = exampleTables(import.meta);
const {output: turned} = liveExample(import.meta, run);

function outcome(setting: string): string {
  try {
    return columnTexts(turned(filterOf(setting)));
  } catch (problem) {
    if (problem instanceof OperatorError) {
      return 'error';
    }
    throw problem;
  }
}

it.each(choices ?? [])(
  'with $Setting: $[Columns of the result]',
  ({Setting: setting, 'Columns of the result': columns}) => {
    expect(outcome(String(setting))).toBe(columns);
  },
);

it('keeps the spelling, the gaps, and the list of values', () => {
  const [, remark] = turned() ?? [];
  expect(remark?.values[1]).toBeNull();
});

it('stops at a name in a list that is not text', () => {
  expect(() =>
    turned({attribute_filter_type: 'subset', attributes: 'status|items'}),
  ).toThrow('"items"');
});

import {expect, it} from 'vitest';
import {run} from '@lab/blending/values/trim';
import {column, exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownCells} from '@support/runTables';

const [shown = [], input = []] = exampleTables(import.meta);
const texts = shown.map((row) => String(row['in brackets']).slice(1, -1));
const {output: computed} = liveExample(import.meta, run);

const trimmed = (city: string) =>
  shownCells(computed({}, asTable([{city}])), 'city')[0];

/** The number of characters, or `?` for a missing text. */
const lengthOf = (text: unknown) =>
  text === '' || text === '?' ? '?' : String(text).length;

it('trims as shown, with a blank that becomes missing', () => {
  const output = computed();
  const cities = shownCells(output, 'city');
  expect(
    cities.map((city, at) => ({
      'in brackets': shown[at]?.['in brackets'],
      city,
      before: lengthOf(texts[at]),
      after: lengthOf(city),
    })),
  ).toEqual(shown);
  expect(output?.[0]?.knownValues).toEqual(['Oslo', 'New York']);
});

it('has the same cities as input', () => {
  expect(column(input, 'city')).toEqual(
    texts.map((city) => (city ? city.trim() : '?')),
  );
});

it('takes tabs and line breaks, and leaves no-break spaces', () => {
  expect(trimmed('\t\nOslo\r\n')).toBe('Oslo');
  expect(trimmed('Oslo\u00A0')).toBe('Oslo\u00A0');
});

it('leaves a key with a role, unless it is included', () => {
  const keys = asTable([{key: ' a'}], {key: 'id'});
  const keyOf = (include_special_attributes: boolean) =>
    computed({include_special_attributes}, keys)?.[0];
  expect(keyOf(false)?.values).toEqual([' a']);
  expect(keyOf(true)).toMatchObject({role: 'id', values: ['a']});
});

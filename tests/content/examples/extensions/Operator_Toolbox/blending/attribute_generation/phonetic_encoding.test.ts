import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Operator_Toolbox/blending/attribute_generation/phonetic_encoding';
import {picked} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const codes = (rows: ExampleTable) =>
  shownCells(run({exa: asTable(picked(rows, ['name']))}, {}).out, 'code');

it('separates by vowels, and skips what repeats the digit of the first letter', () => {
  expect(codes([{name: 'Tymczak'}, {name: 'Pfister'}, {name: 'Lee'}])).toEqual([
    'T522',
    'P236',
    'L000',
  ]);
});

it('encodes each chosen column', () => {
  const {out} = run({exa: asTable([{first: 'Jenny', last: 'Meyer'}])}, {});
  expect(shownCells(out, 'code of first')).toEqual(['J500']);
  expect(shownCells(out, 'code of last')).toEqual(['M600']);
});

import {describe, expect, it} from 'vitest';
import {errorNote} from '../../../../../.tools/operators/behavior/errorNote.mjs';

describe('errorNote', () => {
  it.each([
    ['no label', 'there is no label'],
    ['no class weights given', 'there are no class weights given'],
    ['missing values in the label', 'there are missing values in the label'],
    ['empty table', 'the table is empty'],
    ['column absent', 'the column is absent'],
    ['label not nominal', 'the label is not nominal'],
    ['key or value column absent', 'the key or value column is absent'],
    ['index above the row count', 'the index is above the row count'],
    ['fewer than two rows', 'there are fewer than two rows'],
    ['two rows with the same id', 'there are two rows with the same id'],
    ['two cells give the same name', 'two cells give the same name'],
    ['file cannot be read', 'the file cannot be read'],
    [
      'a column whose name starts with pc_',
      'there is a column whose name starts with pc_',
    ],
    ['min above max', 'The minimum is above the maximum.'],
  ])('makes of "%s" a sentence', (text, wanted) => {
    expect(errorNote(text)).toBe(wanted);
  });

  it.each(['depending on the moon: rows', 'some odd thing'])(
    'makes none of "%s"',
    (text) => {
      expect(errorNote(text)).toBeUndefined();
    },
  );
});

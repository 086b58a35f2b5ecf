import {describe, expect, it} from 'vitest';
import {readDataBlock} from '../../../../../plugins/operator-lab/recipe/dataBlock';

const read = (text: string, meta = 'title="Orders"') =>
  readDataBlock(text, meta);

describe('readDataBlock', () => {
  it('reads columns with types from the cells, and missing values', () => {
    expect(read('order | shop | day\n1 | A | 2026-01-03\n2 | ? | ?')).toEqual({
      title: 'Orders',
      table: [
        {name: 'order', type: 'integer', values: [1, 2]},
        {name: 'shop', type: 'nominal', values: ['A', null]},
        {name: 'day', type: 'date', values: ['2026-01-03', null]},
      ],
      problems: [],
    });
  });

  it('reads written types and roles', () => {
    expect(
      read('zip: nominal | churn: binominal, label\n12 | no').table,
    ).toEqual([
      {name: 'zip', type: 'nominal', values: ['12']},
      {name: 'churn', type: 'binominal', role: 'label', values: ['no']},
    ]);
  });

  it('keeps spaces in quotation marks, and escaped bars', () => {
    const [one, two] = read('one | two\n" a " | b\\|c\n | "').table;
    expect(one?.values).toEqual([' a ', '']);
    expect(two?.values).toEqual(['b|c', '"']);
  });

  it('names each mistake with its line', () => {
    expect(read('a: number | b\n1\n1 | 2', '').problems).toEqual([
      {line: 0, message: 'a table needs a title: data title="..."'},
      {
        line: 1,
        message:
          '"number" of the column "a" is not a type: integer, real, nominal, binominal, text, date',
      },
      {line: 2, message: 'the row has 1 cells, and the table has 2 columns'},
    ]);
  });
});

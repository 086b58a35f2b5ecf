import {describe, expect, it} from 'vitest';
import {
  equivalentsSchema,
  searchNames,
  searchSynonyms,
} from '../../../../../plugins/operator-pages/record/equivalents';
import type {OtherTools} from '../../../../../plugins/operator-pages/record/equivalents';
import {parseYaml} from '../../../../../plugins/operator-pages/registry/readShared';

const parse = (rows: string) =>
  parseYaml<OtherTools>(
    `sql: {title: SQL, page: operators/sql, term: Clause, groups: [{title: Rows, rows: [${rows}]}]}`,
    equivalentsSchema,
  );

describe('the file of functions of other tools', () => {
  it.each([
    [
      '{function: WHERE, operator: operators/filter}',
      'sql.groups[0].rows[0].differs is required',
    ],
    [
      '{function: LAG, differs: None does this.}',
      'sql.groups[0].rows[0].instead is required',
    ],
    [
      '{function: LAG, differs: None does this., instead: Loop., settings: {lag: 1}}',
      'sql.groups[0].rows[0].settings must have less than or equal to 0 keys',
    ],
    [
      '{function: LAG, differ: None does this.}',
      'sql.groups[0].rows[0].differ is not allowed',
    ],
  ])('refuses %s', (row, problem) => {
    expect(parse(row).problems).toContain(problem);
  });

  it('has a phrase with the tool, and identifiers alone, as synonyms of a title', () => {
    const {value = {}} = parse(
      '{function: LEFT(), operator: operators/filter, differs: Nothing., names: [sql prefix]}, {function: SQL.ROW_NUMBER, differs: None., instead: Loop.}',
    );
    const titles: Record<string, string> = {
      'operators/filter': 'Filter',
      'operators/sql': 'Coming from SQL',
    };
    expect(searchSynonyms(value, (id) => titles[id] ?? '')).toEqual({
      'sql left': ['filter'],
      'sql prefix': ['filter'],
      'sql sql row_number': ['coming from sql'],
      'sql row_number': ['coming from sql'],
      row_number: ['coming from sql'],
    });
  });

  it('has the names of an operator for the search', () => {
    const {value = {}} = parse(
      '{function: WHERE, operator: operators/filter, differs: Nothing., names: [sql condition]}, {function: HAVING, operator: operators/other, differs: Nothing.}',
    );
    expect(searchNames(value, 'operators/filter')).toEqual([
      'SQL WHERE',
      'sql condition',
    ]);
  });
});

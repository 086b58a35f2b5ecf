import {describe, expect, it} from 'vitest';
import {
  equivalentsSchema,
  searchNames,
  searchAliases,
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

  it('has a phrase with the tool, and identifiers alone, as aliases of a page', () => {
    const {value = {}} = parse(
      '{function: LEFT(), operator: operators/filter, differs: Nothing., names: [sql prefix]}, {function: SQL.ROW_NUMBER, differs: None., instead: Loop.}',
    );
    expect(searchAliases(value)).toEqual({
      'operators/filter': ['sql left', 'sql prefix'],
      'operators/sql': ['sql sql row_number', 'sql row_number', 'row_number'],
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

import {describe, expect, it} from 'vitest';
import {
  aPage,
  aSite,
  loadOperators,
  OPTIONS,
} from '../../../../support/operators';

const FILE = 'operators/_equivalents.yml';
const PARAMETERS =
  '  parameters:\n    - {name: join_type, type: selection, options: [inner, left]}\n    - {name: size, type: integer}\n    - {name: keys, type: list}\n';

const file = (rows: string) => `
sql:
  title: SQL
  page: sql
  term: Clause
  groups:
    - title: Tables
      rows: [${rows}]
`;

const load = (rows: string, stops = true) =>
  loadOperators(
    aSite({
      'operators/a/join.mdx': aPage('Join', PARAMETERS),
      'sql.mdx': '---\ntitle: From SQL\n---\n\n<OperatorEquivalents />\n',
      [FILE]: file(rows),
    }),
    stops,
    {...OPTIONS, equivalents: FILE},
  );

describe('functions of other tools', () => {
  it('are on the page of their tool, and named on the page of their operator', async () => {
    const {views} = await load(
      '{function: LEFT JOIN, operator: operators/a/join, settings: {join_type: left, keys: "see [Join](operators/a/join)", size: the number of rows}, differs: Keys.}, {function: LATERAL, differs: None does this., instead: "Use [Join](operators/a/join)."}, {function: ASOF JOIN, operator: operators/a/join, differs: Less., instead: Sort.}',
    );
    expect(views.get('sql.mdx')).toMatchObject({
      tool: {
        term: 'Clause',
        code: true,
        groups: [
          {
            title: 'Tables',
            rows: [
              {
                name: 'LEFT JOIN',
                operator: {title: 'Join', href: './operators/a/join.mdx'},
                settings: [
                  {name: 'join type', value: 'left', isExact: true},
                  {
                    name: 'keys',
                    value: 'see [Join](./operators/a/join.mdx)',
                    isExact: false,
                  },
                  {name: 'size', value: 'the number of rows', isExact: false},
                ],
                differs: 'Keys.',
              },
              {
                name: 'LATERAL',
                settings: [],
                differs: 'None does this.',
                instead: 'Use [Join](./operators/a/join.mdx).',
              },
              {
                name: 'ASOF JOIN',
                operator: {title: 'Join', href: './operators/a/join.mdx'},
                settings: [],
                differs: 'Less.',
                instead: 'Sort.',
              },
            ],
          },
        ],
      },
    });
    expect(views.get('operators/a/join.mdx')?.operator?.equivalents).toEqual([
      {
        tool: {title: 'SQL', href: '../../sql.mdx'},
        code: true,
        functions: [
          {name: 'LEFT JOIN', inPart: false},
          {name: 'ASOF JOIN', inPart: true},
        ],
      },
    ]);
  });

  it.each([
    [
      '{function: JOIN, operator: operators/a/jion, differs: Nothing.}',
      'operator names "operators/a/jion", which is not an operator; similar: operators/a/join',
    ],
    [
      '{function: JOIN, operator: operators/a/join, settings: {join_typ: left}, differs: Nothing.}',
      'settings.join_typ is not a parameter of the operator; similar: join_type',
    ],
    [
      '{function: JOIN, operator: operators/a/join, settings: {join_type: outer}, differs: Nothing.}',
      'settings.join_type is "outer", which is none of its options: inner, left',
    ],
    [
      '{function: JOIN, operator: operators/a/join, differs: "As [there](operators/x)."}',
      'a link names "operators/x", which is not a page',
    ],
  ])('stop the build for %s', async (row, problem) => {
    await expect(load(row)).rejects.toThrow(
      `docs/operators/_equivalents.yml: sql: JOIN: ${problem}`,
    );
  });

  it('leave the pages as they are while the file is wrong in the dev server', async () => {
    const {views, messages} = await load(
      '{function: JOIN, operator: operators/x, differs: Nothing.}',
      false,
    );
    expect(messages).toHaveLength(1);
    expect(views.get('operators/a/join.mdx')?.operator?.title).toBe('Join');
  });
});

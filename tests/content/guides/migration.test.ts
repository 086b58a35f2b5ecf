import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../support/sites';
import {column, exampleTables, numbers} from '../support/exampleTables';
import {codeBlocks, HAS_PYTHON, runPython} from '../support/guideCode';

const [head = '', ...lines] = readFileSync(
  path.join(ROOT, 'static/files/migration-inventory.csv'),
  'utf8',
)
  .trimEnd()
  .split('\n');
const names = head.split(',');
const inventory = lines.map((line) => {
  const cells = line.split(',');
  return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
});

describe('the inventory sheet', () => {
  it('has the columns that the page explains', () => {
    const explained = exampleTables('migration/tool', 'The inventory').flatMap(
      (table) => column(table, 'Column'),
    );
    expect(explained.flatMap((cell) => String(cell).split(', '))).toEqual(
      names,
    );
  });

  it('has a cell for each column in each row', () => {
    expect(
      lines.filter((line) => line.split(',').length !== names.length),
    ).toEqual([]);
  });

  it('has the objects that the worked example counts', () => {
    const [table] = exampleTables(
      'migration/tool',
      'Worked example: invoice risk',
    );
    const moved = inventory.filter(({decision}) => decision === 'move');
    const count = (kind: string, of?: string) =>
      moved.filter(
        (row) =>
          (kind === 'Sum' ||
            `${row.kind?.replace('process', 'processe')}s` ===
              kind.toLowerCase()) &&
          (of === undefined || row.class === of),
      ).length;
    expect(inventory).toHaveLength(46);
    expect(table?.map(({Object: kind}) => kind)).toContain('Sum');
    for (const row of table ?? []) {
      const kind = String(row.Object);
      expect(row).toEqual({
        Object: kind,
        Moved: count(kind),
        Converted: count(kind, 'converted'),
        Changed: count(kind, 'changed'),
        'Not supported': count(kind, 'not supported'),
      });
    }
  });
});

describe.skipIf(!HAS_PYTHON)('the scripts of the guides on migration', () => {
  const folder = () => mkdtempSync(path.join(tmpdir(), 'migration-'));

  it('compares two results, with missing cells and exact sums', () => {
    const [script = ''] = codeBlocks('migration/tool', 'python');
    const where = folder();
    const write = (name: string, text: string) =>
      writeFileSync(path.join(where, `${name}_invoice_risk.csv`), text);
    write('server', 'id,amount\n1,0.10\n2,\n3,0.20\n');
    write('cloud', 'amount,id\n0.3,1\n ?,2\n0.00,3\n');
    expect(runPython(where, script).split('\n')).toEqual([
      'rows equal',
      'columns equal',
      'missing equal',
      'sum equal',
    ]);
    write('cloud', 'id,amount\n1,100.10\n2,5\n');
    expect(runPython(where, script).split('\n')).toEqual([
      'rows 3 / 2',
      'columns equal',
      'missing 1 / 0',
      'sum 0.30 / 105.10',
    ]);
  });

  it('finds the lines of processes that name a place on the disk', () => {
    const [script = ''] = codeBlocks('migration/extension', 'python');
    const where = folder();
    mkdirSync(path.join(where, 'team_move/sub'), {recursive: true});
    writeFileSync(
      path.join(where, 'team_move/sub/a.rmp'),
      '<process>\n  <parameter value="C:\\data\\orders.csv"/>\n</process>\n',
    );
    writeFileSync(
      path.join(where, 'team_move/b.rmp'),
      '<parameter value="../data/orders"/>\n<parameter value="\\\\files\\sales\\orders.csv"/>\n<parameter value="\\\\d\\\\.csv"/>\n',
    );
    expect(runPython(where, script).split('\n')).toEqual([
      'team_move/b.rmp:2: <parameter value="\\\\files\\sales\\orders.csv"/>',
      'team_move/sub/a.rmp:2: <parameter value="C:\\data\\orders.csv"/>',
    ]);
  });
});

describe('the worked example of the extension', () => {
  it('counts each object once', () => {
    const [table] = exampleTables(
      'migration/extension',
      'Worked example: 14 processes of an analyst',
    );
    const sum = numbers(table, 'Objects').reduce((a, b) => a + b, 0);
    expect([sum, 48 * 8, 384 - 376, 48 * 4]).toEqual([14 + 9 + 2, 384, 8, 192]);
  });
});

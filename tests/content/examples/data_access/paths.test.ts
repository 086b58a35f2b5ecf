import {describe, expect, it} from 'vitest';
import {fullPath} from '@lab/_shared/repository/fullPath';
import {exampleTables} from '@support/exampleTables';

const WORKFLOW = '//shop/scoring/nightly';

describe('Retrieve', () => {
  const [paths = []] = exampleTables('operators/data_access/retrieve');

  it.each(paths.map((row) => [row['repository entry'], row.Object]))(
    'finds %s at %s',
    (path, object) => {
      expect(fullPath(String(path), WORKFLOW)).toBe(object);
    },
  );

  it('skips single dots', () => {
    expect(fullPath('./a/./b', WORKFLOW)).toBe('//shop/scoring/a/b');
  });
});

describe('Store', () => {
  const [paths = []] = exampleTables('operators/data_access/store');
  const target = (path: unknown, month: string) =>
    fullPath(String(path).replace('%{month}', month), WORKFLOW);

  it.each(paths.map((row) => [row['repository entry'], row] as const))(
    'writes %s where the page says',
    (path, row) => {
      const april = target(path, '2025-04');
      expect(april).toBe(row['Written to']);
      expect(row['First run in May'] === 'replaces it').toBe(
        target(path, '2025-05') === april,
      );
    },
  );
});

import {describe, expect, it} from 'vitest';
import {exampleTables} from '../support/exampleTables';
import {HAS_PYTHON, runPython} from '../support/guideCode';
import {codeOf, folderOf} from '../support/titledCode';

const PAGE = 'python/own-code';

/** Runs the script of the page on its orders, without pandas. */
const MAIN = `
import io

${codeOf(PAGE, 'load_module.py')}

orders = {"weight_kg": [1.5, 8, 15, 15], "express": ["no", "no", "no", "yes"]}
source = open("pricing.py", "rb").read()
for file in (io.BytesIO(source), io.StringIO(source.decode("utf-8"))):
    print(rm_main(orders, file)["price"])
`;

describe.skipIf(!HAS_PYTHON)('a file that is loaded as a module', () => {
  it('computes the prices of the four orders, from bytes and from text', () => {
    const folder = folderOf('python/workspaces', ['pricing.py']);
    const [, prices = []] = exampleTables(
      PAGE,
      'Worked example: prices of four orders',
    );
    const expected = `[${prices
      .map(({price}) => String(Number(price)))
      .join(', ')}]`;
    expect(runPython(folder, MAIN).split('\n')).toEqual([expected, expected]);
  });
});

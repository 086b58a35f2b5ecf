import {describe, expect, it} from 'vitest';
import {fastSteps} from '../../../.tools/fastSteps.mjs';
import {ROOT} from '../../support/sites';

type Step = {readonly name: string; readonly command: readonly string[]};

const commandsOf = (files: readonly string[]) =>
  Object.fromEntries(
    (fastSteps(ROOT, files) as Step[]).map(({name, command}) => [
      name,
      command.join(' '),
    ]),
  );

describe('fastSteps', () => {
  it('checks a page alone, with the tests of its numbers', () => {
    const page = 'docs/operators/cleansing/normalization/normalize.mdx';
    const commands = commandsOf([page]);
    expect(Object.keys(commands)).toEqual([
      'content',
      'cspell',
      'lint-commits',
    ]);
    expect(commands['cspell']).toMatch(new RegExp(` ${page}$`));
    expect(commands['content']).toContain('tests/content/pages.test.ts');
    expect(commands['content']).toContain(
      'tests/content/examples/cleansing/normalization/normalize.test.ts',
    );
    expect(commands['content']).not.toContain('similarity');
    expect(commands['content']).not.toContain('k_nn');
  });

  it('lints and compiles changed code, and runs the tests that use it', () => {
    const commands = commandsOf(['.tools/steps.mjs', 'src/navbar.ts']);
    expect(Object.keys(commands)).toEqual([
      'eslint',
      'prettier',
      'typecheck',
      'lint-imports',
      'unit',
      'lint-commits',
    ]);
    expect(commands['unit']).toMatch(
      /^vitest related .* \.tools\/steps\.mjs src\/navbar\.ts$/,
    );
  });

  it('computes the examples of an operator with its changed code', () => {
    const commands = commandsOf([
      'plugins/operator-lab/operators/cleansing/normalization/normalize.ts',
    ]);
    expect(commands['content']).toContain('/normalization/normalize.test.ts');
    expect(commands['content']).toContain('/coming-from/scikit-learn.test.ts');
    expect(commands['content']).not.toContain('k_nn');
  });

  it('checks pages that link to a deleted one, and reads no deleted file', () => {
    const commands = commandsOf(['docs/gone.mdx']);
    expect(Object.keys(commands)).toEqual(['content', 'lint-commits']);
  });

  it('checks the pages that show a deleted image', () => {
    expect(Object.keys(commandsOf(['static/gone.png']))).toEqual([
      'content',
      'lint-commits',
    ]);
  });

  it('checks only commits for a deleted file that no check reads', () => {
    expect(Object.keys(commandsOf(['LICENSE.old']))).toEqual(['lint-commits']);
  });
});

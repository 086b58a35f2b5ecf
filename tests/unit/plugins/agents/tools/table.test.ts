import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {LIMITS} from '../../../../../plugins/agents/tools/runWorkflow';
import {TOOLS, toolList} from '../../../../../plugins/agents/tools/table';
import {ROOT} from '../../../../support/sites';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Cells of the rows of a table that begin with a name in code. */
const rowsOf = (markdown: string) =>
  [...markdown.matchAll(/^\| `(\w+)` +\|(.*)\|$/gm)].map(
    ([, name, rest = '']) => ({name, rest}),
  );

describe('TOOLS', () => {
  it('have names that are not used twice, and describe all input', () => {
    const names = TOOLS.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const {inputSchema} of TOOLS) {
      for (const field of Object.values(inputSchema.shape)) {
        expect((field as {description?: string}).description).toBeTruthy();
      }
    }
  });

  it('are listed with their input', () => {
    expect(toolList().split('\n')).toHaveLength(TOOLS.length);
    expect(toolList()).toContain('- `read(route, part)`: Returns a page');
  });

  it('are those of the README, with their input', () => {
    const rows = rowsOf(read('plugins/agents/README.md'));
    expect(rows.map(({name}) => name)).toEqual(TOOLS.map(({name}) => name));
    for (const {name, rest} of rows) {
      const {shape} = TOOLS.find((tool) => tool.name === name)!.inputSchema;
      for (const field of Object.keys(shape)) {
        expect(rest, name).toContain(`\`${field}\``);
      }
    }
  });

  it('are those of the guide, with their limits', () => {
    const guide = read('docs/assistant.mdx');
    const names = TOOLS.map(({name}) => name);
    expect(
      rowsOf(guide)
        .map(({name}) => name!)
        .filter((name) => names.includes(name)),
    ).toEqual(names);
    expect(guide).toContain(
      `at most ${LIMITS.rows.toLocaleString('en')} rows, and a workflow at most ${LIMITS.operators} operators`,
    );
    expect(guide).toContain('The server has seven tools.');
  });
});

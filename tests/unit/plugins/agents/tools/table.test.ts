import {describe, expect, it} from 'vitest';
import {TOOLS, toolList} from '../../../../../plugins/agents/tools/table';

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
});

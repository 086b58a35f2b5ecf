import {describe, expect, it} from 'vitest';
import pluginSearchTool from '../../../../plugins/search-tool/index';

describe('pluginSearchTool', () => {
  it('is a module of all pages', () => {
    expect(pluginSearchTool().getClientModules!()).toEqual([
      expect.stringMatching(/whereWanted$/),
    ]);
  });
});

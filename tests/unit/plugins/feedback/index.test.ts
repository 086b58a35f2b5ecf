import {describe, expect, it} from 'vitest';
import pluginFeedback from '../../../../plugins/feedback';
import type {Options} from '../../../../plugins/feedback/options';

/** What the plugin adds to pages. */
const additions = (options: Options) => {
  const plugin = pluginFeedback({} as never, options);
  return [plugin.getThemePath?.(), plugin.getClientModules?.()].flat();
};

describe('the plugin', () => {
  it('adds nothing to pages without an address', () => {
    expect(additions({siteVersion: '1.0'})).toEqual([undefined, undefined]);
  });

  it('adds links and styles with an address', () => {
    expect(additions({address: 'mailto:docs@example.com'})).toEqual([
      expect.stringMatching(/theme$/),
      expect.stringMatching(/\.css$/),
    ]);
  });
});

import {describe, expect, it} from 'vitest';
import pluginFeedback from '../../../../plugins/feedback';
import type {PluginOptions} from '../../../../plugins/feedback/options';

/** What the plugin adds to pages. */
const additions = (options: PluginOptions) => {
  const plugin = pluginFeedback({} as never, options);
  return [plugin.getThemePath?.(), plugin.getClientModules?.()].flat();
};

describe('the plugin', () => {
  it('adds nothing to pages where nobody would hear of an answer', () => {
    expect(additions({listener: false})).toEqual([undefined, undefined]);
  });

  it('adds form and styles for an address or for a listener', () => {
    const all = [
      expect.stringMatching(/theme$/),
      expect.stringMatching(/\.css$/),
    ];
    expect(additions({listener: true})).toEqual(all);
    expect(
      additions({listener: false, address: 'mailto:docs@example.com'}),
    ).toEqual(all);
  });
});

import {afterEach, describe, expect, it, vi} from 'vitest';
import {deferredStart} from '../../../../plugins/deferred-start/config';

const OFF = {plugin: false, ssrTemplate: undefined};

describe('deferredStart', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('gives a template and a plugin for a production build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const {plugin, ssrTemplate} = deferredStart();
    expect(plugin).toMatch(/deferred-start[\\/]index\.ts$/);
    expect(ssrTemplate).toContain('<script data-scripts=');
  });

  it('leaves the template to Docusaurus when it is off', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(deferredStart({enabled: false})).toEqual(OFF);
  });

  it('leaves the dev server alone', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(deferredStart()).toEqual(OFF);
  });

  it('rejects options that it does not know', () => {
    expect(() => deferredStart({delay: 1} as never)).toThrow(
      '"delay" is not allowed',
    );
  });
});

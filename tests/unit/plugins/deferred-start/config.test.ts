import {afterEach, describe, expect, it, vi} from 'vitest';
import {deferredStart} from '../../../../plugins/deferred-start/config';

describe('deferredStart', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('gives a template for a production build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(deferredStart()).toContain('<script data-scripts=');
  });

  it('leaves the template to Docusaurus when it is off', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(deferredStart({enabled: false})).toBeUndefined();
  });

  it('leaves the template of the dev server alone', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(deferredStart()).toBeUndefined();
  });

  it('rejects options that it does not know', () => {
    expect(() => deferredStart({delay: 1} as never)).toThrow(
      '"delay" is not allowed',
    );
  });
});

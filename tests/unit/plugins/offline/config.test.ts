import {afterEach, describe, expect, it, vi} from 'vitest';
import {offline} from '../../../../plugins/offline/config';

afterEach(() => vi.unstubAllEnvs());

describe('offline', () => {
  it('is for built sites only', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(offline().plugin).toBe(false);
    vi.stubEnv('NODE_ENV', 'production');
    expect(offline().plugin).toBeTypeOf('function');
  });

  it('names what hosts must know', () => {
    expect(offline()).toMatchObject({
      trustedTypes: ['offline'],
    });
  });

  it('rejects a wrong option', () => {
    expect(() => offline({exclude: ['/a']})).toThrow('"exclude[0]"');
  });
});

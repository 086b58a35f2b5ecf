import {chmodSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findNginx} from '../../../.tools/ensureNginx.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
const nginx = path.join(folder, 'nginx');
writeFileSync(nginx, '');
chmodSync(nginx, 0o755);

describe('findNginx', () => {
  it('takes the one that the environment names, else that of the system', () => {
    expect(findNginx({NGINX_PATH: nginx, PATH: ''}, [])).toBe(nginx);
    expect(findNginx({PATH: folder}, [])).toBe(nginx);
    expect(findNginx({PATH: ''}, [nginx])).toBe(nginx);
  });

  it('finds none where there is none', () => {
    expect(findNginx({PATH: '/nowhere'}, [])).toBeUndefined();
  });

  it('tells when the environment names no nginx', () => {
    expect(() => findNginx({NGINX_PATH: '/nowhere'}, [])).toThrow(
      'NGINX_PATH names /nowhere, which is not an executable file.',
    );
  });
});

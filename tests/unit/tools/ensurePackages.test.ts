import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {nodeProblem, root} from '../../../.tools/ensurePackages.mjs';

describe('nodeProblem', () => {
  it('accepts the versions of the README, and later ones', () => {
    for (const version of ['20.0.0', '22.5.1', '24.0.0', '26.1.0', '27.0.0']) {
      expect(nodeProblem(version)).toBeUndefined();
    }
  });

  it('says which versions work, and what to do', () => {
    expect(nodeProblem('25.1.0')).toBe(
      'This project runs on Node 20, 22, 24, 26; this is Node 25.1.0. Install one of them from nodejs.org, then run the command again.',
    );
    expect(nodeProblem('18.20.0')).toContain('this is Node 18.20.0.');
  });

  it('agrees with package.json', () => {
    const {engines} = JSON.parse(
      readFileSync(path.join(root, 'package.json'), 'utf8'),
    );
    expect(engines.node).toBe('20.x || 22.x || 24.x || >=26');
  });
});

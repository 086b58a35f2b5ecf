import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import config from '../../../../docusaurus.config';
import {ROOT} from '../../../support/sites';

it('the landing page shows the tagline of the site, as a text that can be translated', () => {
  const page = readFileSync(path.join(ROOT, 'src/pages/index.tsx'), 'utf8');
  const tagline = /id="help\.landing\.tagline"[^>]*>\s*([^<]+?)\s*</.exec(page);
  expect(tagline?.[1]).toBe(config.tagline);
});

import path from 'node:path';
import {readGuides} from '../corpus/guides';
import {BASE_URL} from '../kinds';
import {packageFile, siteDir} from '../paths';
import {newNode} from './node22';
import {runCommand} from './runCommand';
import type {Site} from './types';
import {FAVICON, pageText, versionOf, writeFolder} from './writeFiles';

const DIR = siteDir('starlight');

/** Astro bundles what needs it of the packages that a site names. */
const PACKAGE = JSON.stringify({
  name: 'starlight-site',
  type: 'module',
  dependencies: {'@astrojs/starlight': '*', astro: '*'},
});

const CONFIG = `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  base: '${BASE_URL}',
  site: 'http://localhost',
  telemetry: false,
  integrations: [starlight({title: 'AI Cloud Help'})],
});
`;

const CONTENT = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {
  docs: defineCollection({loader: docsLoader(), schema: docsSchema()}),
};
`;

const LANDING = {
  title: 'Altair AI Cloud',
  description: 'Documentation of the platform.',
  template: 'splash',
  hero: {
    tagline: 'Documentation for SaaS Platform',
    actions: [{text: 'Documentation', link: `${BASE_URL}docs/intro/`}],
  },
};

const PAGES_DIR = 'src/content/docs';

async function build(): Promise<void> {
  const guides = readGuides(`${BASE_URL}docs/`).map(
    ({id, title, description, markdown}) => [
      `${PAGES_DIR}/docs/${id}.md`,
      pageText({title, description}, markdown),
    ],
  );
  writeFolder(DIR, {
    'package.json': PACKAGE,
    'astro.config.mjs': CONFIG,
    'src/content.config.ts': CONTENT,
    'public/favicon.svg': FAVICON,
    [`${PAGES_DIR}/index.md`]: pageText(LANDING, ''),
    ...(Object.fromEntries(guides) as Record<string, string>),
  });
  await runCommand(newNode(), [packageFile('astro/bin/astro.mjs'), 'build'], {
    cwd: DIR,
    env: {ASTRO_TELEMETRY_DISABLED: '1'},
  });
}

/** The guides as a site of Starlight. */
export const starlight: Site = {
  name: 'starlight',
  version: `${versionOf('@astrojs/starlight')}, ${versionOf('astro')}`,
  buildDir: path.join(DIR, 'dist'),
  kinds: ['landing', 'guide'],
  hasSearchOfOurs: false,
  taps: {
    menu: {
      kind: 'guide',
      target: '.sl-menu-button',
      effect: '.sidebar-pane',
    },
  },
  build,
};

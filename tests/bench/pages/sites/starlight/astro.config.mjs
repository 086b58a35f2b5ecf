import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  base: '/help/',
  site: 'http://localhost',
  telemetry: false,
  integrations: [
    starlight({
      title: 'AI Cloud Help',
      sidebar: [
        {
          label: 'Docs',
          items: [{autogenerate: {directory: 'docs', collapsed: true}}],
        },
      ],
    }),
  ],
});

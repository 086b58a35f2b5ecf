import type {Plugin} from '@docusaurus/types';
import rehypePrism from 'rehype-prism-plus';

/** Rehype plugin that splits code into lines and tokens. Code in an unknown language, such as `text`, gets only lines. */
export const highlight: [typeof rehypePrism, object] = [
  rehypePrism,
  {ignoreMissing: true},
];

/**
 * Plugin that removes the classic theme's highlighter from the bundle, because
 * the build highlights code.
 */
export const staticCode = (): Plugin => ({
  name: 'static-code',
  configureWebpack: () => ({
    resolve: {alias: {'prism-react-renderer': false}},
  }),
});

import path from 'node:path';
import type {LiveExamples} from '../../shared/liveExamples';
import type {SiteFiles} from '../registry/files';

/** Configuration of the bundler that makes pages depend on their views. */
export function viewRule({docsDir, relativeOf, viewFile}: SiteFiles) {
  return {
    module: {
      rules: [
        {
          test: /\.mdx?$/,
          include: docsDir,
          enforce: 'pre' as const,
          loader: path.join(__dirname, 'viewLoader.cjs'),
          options: {viewOf: (file: string) => viewFile(relativeOf(file)!)},
        },
      ],
    },
  };
}

/** Module that every compiled page imports. */
const MDX_RUNTIME = /[\\/]@mdx-js[\\/]react[\\/]/;

/** Theme components that only operator pages use. */
const SHARED = ['OperatorFold', 'OperatorTerm'].map((name) =>
  path.join(path.dirname(__dirname), 'theme', name, 'index.tsx'),
);

/**
 * Puts everything that all operator pages use into one script. Otherwise each
 * page script would contain a copy of it.
 */
export function chunkGroups(siteDir: string, live?: LiveExamples) {
  const shared = [
    ...SHARED,
    ...(live?.components ?? []).map((file) => path.join(siteDir, file)),
  ];
  // Some modules have no file.
  const isShared = (module: object): boolean => {
    const {resource = ''} = module as {readonly resource?: string};
    const [file = ''] = resource.split('?');
    return shared.includes(file) || MDX_RUNTIME.test(file);
  };
  return {
    optimization: {
      splitChunks: {
        cacheGroups: {
          operatorComponents: {
            chunks: 'async' as const,
            enforce: true,
            priority: 100,
            test: isShared,
            name: 'operator-components',
          },
        },
      },
    },
  };
}

import path from 'node:path';

/** File of a module of the bundler; some modules have none. */
function fileOf(module: object): string {
  const {resource = ''} = module as {readonly resource?: string};
  return resource.split('?')[0] ?? '';
}

/** What every compiled page imports. */
const MDX_RUNTIME = /[\\/]@mdx-js[\\/]react[\\/]/;

/** Components that pages of operators share, and no others use. */
const SHARED = ['OperatorFold', 'OperatorTerm', 'OperatorTrial'].map((name) =>
  path.join(path.dirname(__dirname), 'theme', name, 'index.tsx'),
);

function isShared(module: object): boolean {
  const file = fileOf(module);
  return SHARED.includes(file) || MDX_RUNTIME.test(file);
}

/** Keeps what all pages of operators use in one script: else each script of pages would have copies of it. */
export function chunkGroups() {
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

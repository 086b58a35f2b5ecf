import path from 'node:path';
import type {SiteFiles} from '../registry/files';

/** Configuration of the bundler that makes pages depend on their views. */
export function viewRule({docsDir, relative, viewFile}: SiteFiles) {
  return {
    module: {
      rules: [
        {
          test: /\.mdx?$/,
          include: [docsDir],
          enforce: 'pre' as const,
          loader: path.join(__dirname, 'viewLoader.cjs'),
          options: {
            viewOf: (file: string) => viewFile(relative(file) ?? ''),
          },
        },
      ],
    },
  };
}

import path from 'node:path';
import type {SiteFiles} from '../registry/files';
import type {VersionFolders} from '../registry/versions';

/** Configuration of the bundler that makes pages depend on their views, and on the words of the language. */
export function viewRule(
  {placeOf, viewFile, languageFile}: SiteFiles,
  versions: readonly VersionFolders[],
) {
  return {
    module: {
      rules: [
        {
          test: /\.mdx?$/,
          include: versions.flatMap(({dir, localizedDir}) => [
            dir,
            localizedDir,
          ]),
          enforce: 'pre' as const,
          loader: path.join(__dirname, 'viewLoader.cjs'),
          options: {
            filesOf: (file: string) => {
              const place = placeOf(file);
              return place
                ? [viewFile(place.relative, place.version), languageFile]
                : [];
            },
          },
        },
      ],
    },
  };
}

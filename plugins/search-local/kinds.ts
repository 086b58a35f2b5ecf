import type {TranslationFile} from '@docusaurus/types';
import type {KindNames} from './shared/types';

/** The names of kinds that a site sets, as a file for its translators. */
export function kindsFile(kinds: KindNames): TranslationFile {
  return {
    path: 'kinds',
    content: Object.fromEntries(
      Object.entries(kinds).map(([kind, message]) => [
        kind,
        {
          message,
          description: `What search results of kind '${kind}' are called`,
        },
      ]),
    ),
  };
}

/** The names of kinds as a translator has written them. */
export function translatedKinds(
  kinds: KindNames,
  files: readonly TranslationFile[],
): KindNames {
  const content = files.find(({path}) => path === 'kinds')?.content ?? {};
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, name]) => [
      kind,
      content[kind]?.message ?? name,
    ]),
  );
}

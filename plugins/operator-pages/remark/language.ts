import {readFileSync} from 'node:fs';
import type {PluginOptions} from '../options';
import {writeChanged} from '../registry/writeChanged';
import type {OperatorView} from '../views/views';
import {WORDS} from './words';
import type {Words} from './words';

/** What pages say besides their own text and that of records, in the language that is built. */
export type Language = Pick<
  PluginOptions,
  'kinds' | 'sources' | 'sectionsBefore'
> & {readonly words: Words};

/** What pages say where nothing is translated. */
export function ownLanguage({
  kinds,
  sources,
  sectionsBefore,
}: PluginOptions): Language {
  return {words: WORDS, kinds, sources, sectionsBefore};
}

/** Leaves the language for the remark plugin, which knows neither site nor locale. */
export async function writeLanguage(
  file: string,
  language: Language,
): Promise<void> {
  await writeChanged(file, JSON.stringify(language, null, 1));
}

/** The language as `writeLanguage` has left it; where there is none, that of the options. */
export function readLanguage(file: string, options: PluginOptions): Language {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Language;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return ownLanguage(options);
    }
    throw error;
  }
}

/** A view with the labels of its options in a language. */
export function inLanguage(
  view: OperatorView,
  {kinds, sources}: Language,
): OperatorView {
  const {kind, source} = view.record;
  const sourceLine = source === undefined ? undefined : sources[source];
  return {
    ...view,
    kind: kinds[kind] ?? view.kind,
    ...(sourceLine !== undefined && {sourceLine}),
  };
}

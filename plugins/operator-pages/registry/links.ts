import path from 'node:path';
import type {OperatorRecord} from '../record/types';
import type {OperatorIndex} from './operatorIndex';
import type {Page} from './readPages';

/** Links of inline Markdown whose target is neither an address, an anchor, nor a file. */
const ID_LINK = /\[([^\]]+)\]\((?![a-z]+:|[#./])([^)#\s]+)(#[^)\s]+)?\)/gi;

/** A page as far as links depend on it. */
export type LinkedPage = Pick<Page, 'relative' | 'isTranslated'>;

/** Link from one page to the file of another; from the folder of the version where only one of them is translated. */
export function fileLink(from: LinkedPage, to: LinkedPage): string {
  if (from.isTranslated !== to.isTranslated) {
    return `/${to.relative}`;
  }
  const folder = path.posix.dirname(from.relative);
  const link = path.posix.relative(folder, to.relative);
  return link.startsWith('.') ? link : `./${link}`;
}

/** Doc ids that a text links to. */
export function linkedIds(text: string): string[] {
  return [...text.matchAll(ID_LINK)].map((match) => match[2] ?? '');
}

/** Turns links to doc ids into links to files; one to a page that is not written yet into bold text. */
export function resolveLinks(
  text: string,
  from: LinkedPage,
  {pages}: OperatorIndex,
): string {
  return text.replace(
    ID_LINK,
    (_, label: string, id: string, anchor: string | undefined) => {
      const page = pages.get(id);
      return page
        ? `[${label}](${fileLink(from, page)}${anchor ?? ''})`
        : `**${label}**`;
    },
  );
}

/** Applies a function to every Markdown text of a record. */
export function mapTexts(
  record: OperatorRecord,
  map: (text: string) => string,
): OperatorRecord {
  const mapped = <
    Name extends string,
    T extends Readonly<Partial<Record<Name, string>>>,
  >(
    names: readonly Name[],
    item: T,
  ): T => ({
    ...item,
    ...Object.fromEntries(
      names.flatMap((name) => {
        const text = item[name];
        return text === undefined ? [] : [[name, map(text)]];
      }),
    ),
  });
  const about = <T extends {readonly about?: string}>(item: T): T =>
    mapped(['about'], item);
  return {
    ...mapped(['shows'], record),
    inputs: record.inputs.map(about),
    outputs: record.outputs.map(about),
    subprocesses: record.subprocesses.map((subprocess) => ({
      ...mapped(['about', 'runs'], subprocess),
      sources: subprocess.sources.map(about),
      sinks: subprocess.sinks.map(about),
    })),
    parameters: record.parameters.map((parameter) => ({
      ...about(parameter),
      ...(parameter.options && {
        options: Object.fromEntries(
          Object.entries(parameter.options).map(([name, text]) => [
            name,
            map(text),
          ]),
        ),
      }),
    })),
    capability_notes: record.capability_notes.map(map),
    behavior: record.behavior.map((row) => mapped(['note'], row)),
    changes: record.changes.map(about),
    ...(record.deprecated && {
      deprecated: mapped(['note'], record.deprecated),
    }),
  };
}

/** Every Markdown text of a record. */
export function textsOf(record: OperatorRecord): string[] {
  const texts: string[] = [];
  mapTexts(record, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

import path from 'node:path';
import type {OperatorRecord} from '../record/types';
import type {OperatorIndex} from './operatorIndex';

/** Links of inline Markdown whose target is neither an address, an anchor, nor a file. */
const ID_LINK = /\[([^\]]+)\]\((?![a-z]+:|[#./])([^)#\s]+)(#[^)\s]+)?\)/gi;

/** Path from one page to another as a link to a file. */
export function fileLink(from: string, to: string): string {
  const link = path.posix.relative(path.posix.dirname(from), to);
  return link.startsWith('.') ? link : `./${link}`;
}

/** Doc ids that a text links to. */
export function linkedIds(text: string): string[] {
  return [...text.matchAll(ID_LINK)].map((match) => match[2] ?? '');
}

/** Turns links to doc ids into links to files; one to a page that is not written yet into bold text. */
export function resolveLinks(
  text: string,
  from: string,
  {pages}: OperatorIndex,
): string {
  return text.replace(
    ID_LINK,
    (_, label: string, id: string, anchor: string | undefined) => {
      const page = pages.get(id);
      return page
        ? `[${label}](${fileLink(from, page.relative)}${anchor ?? ''})`
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

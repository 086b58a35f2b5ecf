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

/** Turns links to doc ids into links to files; one to an operator without a page into bold text. */
export function resolveLinks(
  text: string,
  from: string,
  {entries}: OperatorIndex,
): string {
  return text.replace(
    ID_LINK,
    (_, label: string, id: string, anchor: string | undefined) => {
      const page = entries.get(id)?.page;
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
  const about = <T extends {readonly about?: string}>(item: T): T =>
    item.about === undefined ? item : {...item, about: map(item.about)};
  return {
    ...record,
    inputs: record.inputs.map(about),
    outputs: record.outputs.map(about),
    subprocesses: record.subprocesses.map((subprocess) => ({
      ...about(subprocess),
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
    ...(record.deprecated?.note && {
      deprecated: {...record.deprecated, note: map(record.deprecated.note)},
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

import {RECORD_FIELDS} from './fields';
import type {OperatorRecord} from './fields';
import {nameAt} from '../../shared/record/problem';

/** Form of a text in a record: whole sentences, or a phrase after a colon. */
export type TextForm = 'sentences' | 'phrases';

/** A Markdown text of a record. */
type RecordText = {
  /** Its position in the record: `behavior "ties".note`. */
  readonly place: string;
  readonly form: TextForm;
  readonly text: string;
};

type MapText = (text: string, place: string) => string;

/**
 * Applies a function to the texts at a path of a value. At a list, the path
 * continues in each of its entries.
 */
function mapAt(
  value: unknown,
  path: readonly string[],
  place: string,
  map: MapText,
): unknown {
  if (value === undefined) {
    return undefined;
  }
  if (Array.isArray(value)) {
    return value.map((entry: unknown, at) => {
      const name = nameAt(entry);
      return mapAt(
        entry,
        path,
        `${place}${name === undefined ? `[${at}]` : ` "${name}"`}`,
        map,
      );
    });
  }
  const [step, ...rest] = path;
  if (step === undefined) {
    return map(value as string, place);
  }
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]: [string, unknown]) => [
      name,
      step === '*' || step === name
        ? mapAt(inner, rest, `${place}.${name}`, map)
        : inner,
    ]),
  );
}

/** Applies a function to every Markdown text of a record. */
export function mapTexts(
  record: OperatorRecord,
  map: (text: string, place: string, form: TextForm) => string,
): OperatorRecord {
  const mapped = (name: string, value: unknown, form: TextForm) => {
    const paths = RECORD_FIELDS[name as keyof OperatorRecord][form] ?? [];
    return paths.reduce(
      (changed, path) =>
        mapAt(changed, path ? path.split('.') : [], name, (text, place) =>
          map(text, place, form),
        ),
      value,
    );
  };
  return Object.fromEntries(
    Object.entries(record).map(([name, value]: [string, unknown]) => [
      name,
      mapped(name, mapped(name, value, 'sentences'), 'phrases'),
    ]),
  ) as OperatorRecord;
}

/** Returns every Markdown text of a record. */
export function textsOf(record: OperatorRecord): RecordText[] {
  const texts: RecordText[] = [];
  mapTexts(record, (text, place, form) => {
    texts.push({place, form, text});
    return text;
  });
  return texts;
}

import {RECORD_FIELDS} from './fields';
import type {OperatorRecord} from './fields';
import {nameAt} from './problem';

/** How a text of a record is written: as whole sentences, or as a phrase that follows a colon. */
export type TextForm = 'sentences' | 'phrases';

/** A text in Markdown of a record. */
type RecordText = {
  /** Its place: `behavior "ties".note`. */
  readonly place: string;
  readonly form: TextForm;
  readonly text: string;
};

type MapText = (text: string, place: string) => string;

/** Applies a function to the texts at a path of a value; a list stands for each of its entries. */
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

/** Where a field has texts, and how they are written. */
function pathsOf(name: string) {
  const row = RECORD_FIELDS[name as keyof OperatorRecord];
  return (['sentences', 'phrases'] as const).flatMap((form) =>
    (row[form] ?? []).map((path) => ({
      form,
      path: path ? path.split('.') : [],
    })),
  );
}

function mapForms(
  record: OperatorRecord,
  map: (text: RecordText) => string,
): OperatorRecord {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]: [string, unknown]) => [
      name,
      pathsOf(name).reduce(
        (mapped, {form, path}) =>
          mapAt(mapped, path, name, (text, place) => map({place, form, text})),
        value,
      ),
    ]),
  ) as OperatorRecord;
}

/** Applies a function to every text in Markdown of a record. */
export function mapTexts(
  record: OperatorRecord,
  map: (text: string) => string,
): OperatorRecord {
  return mapForms(record, ({text}) => map(text));
}

/** Every text in Markdown of a record. */
export function textsOf(record: OperatorRecord): RecordText[] {
  const texts: RecordText[] = [];
  mapForms(record, (one) => {
    texts.push(one);
    return one.text;
  });
  return texts;
}

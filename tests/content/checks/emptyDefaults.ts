import type {OperatorRecord} from '../../../plugins/operator-pages/record/fields';

/** A parameter whose text does not have to say what an empty value does. */
export type EmptyException = {
  /** Doc id. */
  readonly id: string;
  readonly parameter: string;
  readonly reason: string;
};

/** Types that are an empty text unless they have a default. */
const TEXTS: readonly string[] = [
  'string',
  'text',
  'regular expression',
  'date format',
];

/** Sources with a public class, which shows what an empty text does. */
const CLASSES: readonly (string | undefined)[] = [
  'code',
  'base code',
  'older code',
  'extension code',
];

/** Words of texts that describe an empty value. */
const SAYS = /\b(?:empty|without|not set|otherwise)\b/i;

/** Optional texts without a default of which the page does not say what empty does, and exceptions that are not needed. */
export function checkEmptyDefaults(
  pages: ReadonlyMap<string, Pick<OperatorRecord, 'source' | 'parameters'>>,
  exceptions: readonly EmptyException[],
): string[] {
  const silent = [...pages].flatMap(([id, {source, parameters}]) =>
    CLASSES.includes(source)
      ? parameters
          .filter(
            (one) =>
              TEXTS.includes(one.type) &&
              !one.required &&
              (one.default ?? '') === '' &&
              one.default_text === undefined &&
              !SAYS.test(one.about ?? ''),
          )
          .map(({name}) => `${id} ${name}`)
      : [],
  );
  const excepted = exceptions
    .filter(({id}) => pages.has(id))
    .map(({id, parameter}) => `${id} ${parameter}`);
  return [
    ...silent
      .filter((one) => !excepted.includes(one))
      .map(
        (one) =>
          `${one}: the parameter has no default, so say what an empty text does`,
      ),
    ...excepted
      .filter((one) => !silent.includes(one))
      .map((one) => `${one}: remove the exception, which is not needed`),
  ];
}

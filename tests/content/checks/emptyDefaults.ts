import type {OperatorRecord} from '../../../plugins/operator-pages/record/fields';

/** A parameter whose description does not have to explain an empty value. */
export type EmptyException = {
  /** Doc id. */
  readonly id: string;
  readonly parameter: string;
  readonly reason: string;
};

/** Parameter types whose value is an empty text unless they have a default. */
const TEXTS: readonly string[] = [
  'string',
  'text',
  'regular expression',
  'date format',
];

/**
 * Record sources with a public class, which shows the effect of an empty text.
 */
const CLASSES: readonly (string | undefined)[] = [
  'code',
  'base code',
  'older code',
  'extension code',
];

/** Words of texts that describe an empty value. */
const SAYS = /\b(?:empty|without|not set|otherwise)\b/i;

/**
 * Lists optional texts without a default whose description does not explain an
 * empty value, and exceptions that are not needed.
 */
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

import {markdownTable} from './table';

/** A limit and the value to compare with it. */
export type Rule = {
  readonly what: string;
  readonly limit: number;
  /** True if the limit is a minimum. Otherwise it is a maximum. */
  readonly atLeast?: boolean | undefined;
  readonly value: number | undefined;
  readonly write: (value: number | undefined) => string;
};

/** True if the value is within its limit. Undefined without a value. */
export function isMet({limit, atLeast, value}: Rule): boolean | undefined {
  if (value === undefined || Number.isNaN(value)) {
    return undefined;
  }
  return atLeast ? value >= limit : value <= limit;
}

/** Ratio of two values. Undefined if either is missing. */
export const ratio = (value: number | undefined, other: number | undefined) =>
  value === undefined || other === undefined ? undefined : value / other;

const answer = (met: boolean | undefined) =>
  met === undefined ? 'not measured' : met ? 'yes' : 'no';

/** The rules as a Markdown table. */
export const floorTable = (rules: readonly Rule[]): string =>
  markdownTable(
    ['Floor of ours', 'wanted', 'measured', 'met'],
    rules.map((rule) => [
      rule.what,
      `${rule.atLeast ? 'at least' : 'at most'} ${rule.write(rule.limit)}`,
      rule.write(rule.value),
      answer(isMet(rule)),
    ]),
  );

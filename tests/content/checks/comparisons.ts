import type {OperatorRecord} from '../../../plugins/operator-pages/record/fields';

/** A `because` that claims something of another operator, as a reader noted it. */
export type Comparison = {
  /** Doc id of the page that compares. */
  readonly page: string;
  /** Doc id of the operator that it compares with. */
  readonly target: string;
  /** The text of `because`. */
  readonly claim: string;
  /** Whether the target's page agrees. */
  readonly confirmed: boolean;
};

/** What a reader has to know of an operator to confirm a claim. */
export type Compared = {
  /** Doc id. */
  readonly id: string;
  readonly record: Pick<OperatorRecord, 'related' | 'parameters'>;
  /** The first paragraph of the page. */
  readonly lead: string;
};

/** Words of claims that are easily wrong, because the target has an exception. */
const ABSOLUTE = /\b(?:same|each|every|all|any|only)\b/;

const HEADER = 'page\ttarget\tclaim\tconfirmed';

/** The claims of a page that somebody has to confirm. */
export function claimsOf({
  id,
  record,
}: Compared): Omit<Comparison, 'confirmed'>[] {
  return record.related.flatMap(({id: target, because}) =>
    because !== undefined && ABSOLUTE.test(because)
      ? [{page: id, target, claim: because}]
      : [],
  );
}

/** The rows of a table with the columns page, target, claim, and confirmed. */
export function readComparisons(table: string): Comparison[] {
  const [header, ...rows] = table.trim().split('\n');
  if (header !== HEADER) {
    throw new Error(`The comparisons must begin with the line "${HEADER}".`);
  }
  return rows.map((row) => {
    const [page = '', target = '', claim = '', confirmed] = row.split('\t');
    return {page, target, claim, confirmed: confirmed === 'yes'};
  });
}

const keyOf = ({page, target, claim}: Omit<Comparison, 'confirmed'>) =>
  [page, target, claim].join('\t');

/** What the page of the target says, to be compared with the claim. */
function evidence(target: Compared | undefined): string {
  if (!target) {
    return 'it has no page yet';
  }
  const defaults = target.record.parameters
    .filter((parameter) => parameter.default !== undefined)
    .map((parameter) => `${parameter.name} = ${String(parameter.default)}`);
  return [
    `"${target.lead.replaceAll(/\s+/g, ' ')}"`,
    ...(defaults.length > 0 ? [`Defaults: ${defaults.join(', ')}`] : []),
  ].join(' ');
}

/** Claims that nobody has confirmed, with what the page of the target says, and notes of claims that are gone. */
export function checkComparisons(
  pages: ReadonlyMap<string, Compared>,
  noted: readonly Comparison[],
  isChecked: (id: string) => boolean = () => true,
): string[] {
  const claims = [...pages.values()]
    .filter(({id}) => isChecked(id))
    .flatMap(claimsOf);
  const known = new Map(noted.map((one) => [keyOf(one), one.confirmed]));
  const made = new Set(claims.map(keyOf));
  return [
    ...claims
      .filter((claim) => known.get(keyOf(claim)) !== true)
      .map((claim) =>
        known.has(keyOf(claim))
          ? `${claim.page}: "${claim.claim}" is not true of ${claim.target}: correct it`
          : `${claim.page}: compare "${claim.claim}" with ${claim.target}, and add it to comparisons.tsv if it is true. The page says: ${evidence(pages.get(claim.target))}`,
      ),
    ...noted
      .filter((one) => isChecked(one.page) && !made.has(keyOf(one)))
      .map(
        ({page, claim}) =>
          `${page}: remove "${claim}" from comparisons.tsv, because the page no longer says it`,
      ),
  ];
}

/** A claim of a page that was checked against the source by a second reader. */
export type Reading = {
  /** The claim in the words of the page. */
  readonly claim: string;
  /** File of the public source and its line. */
  readonly source: string;
  /** Whether the page, as it stands, says what the source does. */
  readonly holds: boolean;
  /** What the page said before it was mended. */
  readonly was?: string;
};

/** An operator's page as the readings are compared with. */
export type ReadPage = {
  /** Doc id. */
  readonly id: string;
  readonly text: string;
  readonly isFromCode: boolean;
};

/** Claims of a page that a second reader has to check, at least. */
const LEAST = 3;

/** Text without line breaks and the marks of folded or quoted YAML. */
function plain(text: string): string {
  return text.replaceAll("''", "'").replaceAll(/\s+/g, ' ');
}

function readingProblems(
  {id, text}: ReadPage,
  {claim, source, holds}: Reading,
): string[] {
  return [
    ...(plain(text).includes(plain(claim))
      ? []
      : [`${id}: "${claim}" does not stand in the page`]),
    ...(/\/\w+\.java:\d+/.test(source)
      ? []
      : [`${id}: "${claim}" names no line of a file: ${source}`]),
    ...(holds
      ? []
      : [
          `${id}: "${claim}" does not hold: mend the page, and note what it said in \`was\``,
        ]),
  ];
}

/** What is wrong with the second readings: too few of a page, or claims that the page does not make. */
export function checkReadings(
  pages: readonly ReadPage[],
  readings: ReadonlyMap<string, readonly Reading[]>,
): string[] {
  const ids = new Set(pages.map(({id}) => id));
  return [
    ...pages.flatMap((page) => {
      const own = readings.get(page.id) ?? [];
      return [
        ...own.flatMap((reading) => readingProblems(page, reading)),
        ...(page.isFromCode && own.length < LEAST
          ? [
              `${page.id}: has ${own.length} claims that were read a second time; ${LEAST} at least`,
            ]
          : []),
      ];
    }),
    ...[...readings.keys()]
      .filter((id) => !ids.has(id))
      .map((id) => `${id}: has readings, but no page`),
  ];
}

/** How time or memory grows, which is read in the method that a loop calls, not in the loop. */
const COST =
  /\b(?:takes? .*\b(?:times|twice) as long|(?:time|memory|cost)\b.*\bgrows?|(?:time|memory|costs?)\b.*\b(?:square|cube|third power|(?:rows|columns) times)|(?:no|little|more) (?:additional )?memory)\b/;

/** Sentences on time and memory of pages whose facts come from code that no reading confirms. */
export function unreadCosts(
  pages: readonly ReadPage[],
  readings: ReadonlyMap<string, readonly Reading[]>,
): string[] {
  return pages
    .filter(({isFromCode}) => isFromCode)
    .flatMap(({id, text}) => {
      const claims = (readings.get(id) ?? []).map(({claim}) => plain(claim));
      return plain(text.replaceAll(/```.*?```/gs, ''))
        .split(/(?<=[.!?:])\s/)
        .filter(
          (sentence) =>
            COST.test(sentence) &&
            !claims.some(
              (claim) => claim.includes(sentence) || sentence.includes(claim),
            ),
        )
        .map(
          (sentence) =>
            `${id}: "${sentence}" is a claim on time or memory: add a reading that names the line of the method that is called`,
        );
    });
}

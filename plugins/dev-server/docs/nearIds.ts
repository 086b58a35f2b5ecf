import leven from 'leven';

/** How Docusaurus names the unknown ids of a sidebar, and then all ids of the docs. */
const LISTS =
  /These sidebar document ids do not exist:\n(?<unknown>(?:- .*\n)+)\nAvailable document ids are:\n(?<known>(?:- .*(?:\n|$))+)/;

/** Number of known ids named for an unknown one. */
const NAMED = 3;

const idsIn = (list: string): string[] =>
  list
    .trim()
    .split('\n')
    .map((line) => line.slice('- '.length));

/** The known ids that are most like an unknown one. */
export function nearest(id: string, known: readonly string[]): string[] {
  return known
    .map((one) => ({one, distance: leven(id, one)}))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NAMED)
    .map(({one}) => one);
}

/**
 * The message on unknown ids in a sidebar with the nearest ids in place of all
 * ids; any other message unchanged.
 */
export function withNearIds(message: string): string {
  return message.replace(LISTS, (_, unknown: string, known: string) => {
    const all = idsIn(known);
    const lines = idsIn(unknown).map(
      (id) => `- ${id}; the nearest ids are ${nearest(id, all).join(', ')}`,
    );
    return `These document ids do not exist:\n${lines.join('\n')}`;
  });
}

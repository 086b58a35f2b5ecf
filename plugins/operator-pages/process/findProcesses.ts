/** A drawing in a page. */
export type FoundProcess = {
  /** Text between the fences. */
  readonly source: string;
  readonly title: string | undefined;
  /** Line of the opening fence, from 1, within the text. */
  readonly line: number;
};

const FENCE = /^(`{3,})process\b([^\n]*)\n([\s\S]*?)^\1\s*$/gm;

/** Title in the info string of a fence: `process title="..."`. */
export function titleOf(meta: string): string | undefined {
  return /title="([^"]+)"/.exec(meta)?.[1];
}

/** The drawings in the text of a page, in order. */
export function findProcesses(content: string): FoundProcess[] {
  return [...content.matchAll(FENCE)].map((match) => ({
    source: (match[3] ?? '').replace(/\n$/, ''),
    title: titleOf(match[2] ?? ''),
    line: content.slice(0, match.index).split('\n').length,
  }));
}

/** A parsed connection between two ports. */
type WrittenConnection = {
  readonly from: string;
  readonly to: string;
  /** Line within the process, starting with 1. */
  readonly line: number;
};

/** A parsed operator of a process. */
export type WrittenOperator = {
  readonly name: string;
  /** Title or doc id of the operator. */
  readonly reference: string;
  readonly line: number;
  /** Inner processes. */
  readonly inner: readonly {
    readonly name: string;
    readonly line: number;
    readonly scope: WrittenScope;
  }[];
};

/** Parsed operators and connections of one level. */
export type WrittenScope = {
  readonly operators: readonly WrittenOperator[];
  readonly connections: readonly WrittenConnection[];
};

/** A parsed process and its syntax problems. */
type ParsedProcess = {
  readonly scope: WrittenScope;
  readonly problems: readonly string[];
};

type OpenScope = {
  readonly kind: 'scope';
  readonly operators: WrittenOperator[];
  readonly connections: WrittenConnection[];
};

type OpenOperator = {
  readonly kind: 'operator';
  readonly inner: WrittenOperator['inner'][number][];
};

function openScope(): OpenScope {
  return {kind: 'scope', operators: [], connections: []};
}

/** Splits `NAME: REFERENCE`. A name alone is also the reference. */
function declaration(text: string): {name: string; reference: string} {
  const [name = '', ...rest] = text.split(': ');
  const reference = rest.join(': ').trim();
  return {name: name.trim(), reference: reference || name.trim()};
}

/** Splits `a -> b -> c` into connections from each end to the next. */
function chain(text: string, line: number): WrittenConnection[] {
  const ends = text.split('->').map((end) => end.trim());
  return ends.slice(1).map((to, at) => ({from: ends[at] ?? '', to, line}));
}

/**
 * Parses a process: one operator on each line, connections such as
 * `A.port -> B.port`, inner processes as `A {`, `Name {`, ..., `}`, `}`.
 */
export function parseProcess(source: string): ParsedProcess {
  const root = openScope();
  const stack: (OpenScope | OpenOperator)[] = [root];
  const problems: string[] = [];

  function open(text: string, line: number): void {
    const top = stack.at(-1) ?? root;
    if (top.kind === 'operator') {
      const scope = openScope();
      top.inner.push({name: text, line, scope});
      stack.push(scope);
      return;
    }
    const inner: OpenOperator['inner'] = [];
    top.operators.push({...declaration(text), line, inner});
    stack.push({kind: 'operator', inner});
  }

  source.split('\n').forEach((raw, at) => {
    const text = raw.trim();
    const line = at + 1;
    const top = stack.at(-1) ?? root;
    if (text === '' || text.startsWith('#')) {
      return;
    }
    if (text === '}') {
      if (stack.length === 1) {
        problems.push(`line ${line}: "}" closes nothing`);
      } else {
        stack.pop();
      }
    } else if (text.endsWith('{')) {
      open(text.slice(0, -1).trim(), line);
    } else if (top.kind === 'operator') {
      problems.push(
        `line ${line}: "${text}" stands in an operator; put it in an inner process, "NAME {"`,
      );
    } else if (text.includes('->')) {
      top.connections.push(...chain(text, line));
    } else {
      top.operators.push({...declaration(text), line, inner: []});
    }
  });
  if (stack.length > 1) {
    problems.push(`${stack.length - 1} of the "{" are not closed by "}"`);
  }
  return {scope: root, problems};
}

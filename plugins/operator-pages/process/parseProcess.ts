/** A parsed connection between two ports. */
type WrittenConnection = {
  readonly from: string;
  readonly to: string;
  /** Line within the process, starting with 1. */
  readonly line: number;
};

/** A parsed setting of an operator. A list has one for each of its lines. */
export type WrittenLine = {
  readonly parameter: string;
  readonly value: string;
  readonly line: number;
};

/** A parsed operator of a process. */
export type WrittenOperator = {
  readonly name: string;
  /** Title or doc id of the operator. */
  readonly reference: string;
  readonly line: number;
  readonly settings: readonly WrittenLine[];
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
  readonly operators: (WrittenOperator & {readonly settings: WrittenLine[]})[];
  readonly connections: WrittenConnection[];
};

type OpenOperator = {
  readonly kind: 'operator';
  readonly settings: WrittenLine[];
  readonly inner: WrittenOperator['inner'][number][];
};

/** Matches a setting, such as `join_type = left`. */
const SETTING = /^([^\s:={}]+) =(?: (.*))?$/;

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
 * Parses a process: one operator on each line, with its settings below it as
 * `parameter = value`, connections such as `A.port -> B.port`, and inner
 * processes as `A {`, `Name {`, ..., `}`, `}`.
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
    const settings: WrittenLine[] = [];
    top.operators.push({...declaration(text), line, settings, inner});
    stack.push({kind: 'operator', settings, inner});
  }

  function set(parameter: string, value: string, line: number): void {
    const top = stack.at(-1) ?? root;
    const operator = top.kind === 'operator' ? top : top.operators.at(-1);
    if (operator) {
      operator.settings.push({parameter, value, line});
    } else {
      problems.push(
        `line ${line}: "${parameter}" is set before the first operator; write it below its operator`,
      );
    }
  }

  source.split('\n').forEach((raw, at) => {
    const text = raw.trim();
    const line = at + 1;
    const top = stack.at(-1) ?? root;
    if (text === '' || text.startsWith('#')) {
      return;
    }
    const [, parameter, value = ''] = SETTING.exec(text) ?? [];
    if (parameter !== undefined) {
      set(parameter, value, line);
    } else if (text === '}') {
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
      top.operators.push({
        ...declaration(text),
        line,
        settings: [],
        inner: [],
      });
    }
  });
  if (stack.length > 1) {
    problems.push(`${stack.length - 1} of the "{" are not closed by "}"`);
  }
  return {scope: root, problems};
}

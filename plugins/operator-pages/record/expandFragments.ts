import type {ConditionMap, Fragments, Parameter} from './types';

/** A fragment that a page uses, and what is different there. */
export type FragmentUse = {
  readonly use: string;
  readonly set?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly without?: readonly string[];
  /** Whether all of its parameters are advanced. */
  readonly advanced?: boolean;
  /** What must hold besides each parameter's own condition. */
  readonly only_when?: ConditionMap;
};

/** Parameters in full, and what is wrong with the uses of fragments. */
export type Expansion = {
  readonly parameters: readonly Parameter[];
  readonly problems: readonly string[];
};

function withChanges(
  parameter: Parameter,
  changes: Readonly<Record<string, unknown>>,
): Parameter {
  return Object.fromEntries(
    Object.entries({...parameter, ...changes}).filter(
      ([, value]) => value !== null,
    ),
  ) as Parameter;
}

function narrowed(
  parameter: Parameter,
  {advanced, only_when: more}: FragmentUse,
): Parameter {
  const {only_when: own} = parameter;
  const condition =
    more === undefined || typeof own === 'string'
      ? own
      : Array.isArray(own)
        ? (own as ConditionMap[]).map((map) => ({...map, ...more}))
        : {...(own as ConditionMap | undefined), ...more};
  return {
    ...parameter,
    ...(advanced !== undefined && {advanced}),
    ...(condition !== undefined && {only_when: condition}),
  };
}

function expandOne(
  item: FragmentUse,
  at: number,
  fragments: Fragments,
): Expansion {
  const field = `[${at}] "${item.use}"`;
  const fragment = fragments[item.use];
  if (!fragment) {
    return {
      parameters: [],
      problems: [
        `${field} is no fragment; use one of ${Object.keys(fragments).join(', ')}`,
      ],
    };
  }
  const names = new Set(fragment.map(({name}) => name));
  const problems = (['set', 'without'] as const).flatMap((part) => {
    const named = item[part] ?? [];
    return (Array.isArray(named) ? named : Object.keys(named))
      .filter((name: string) => !names.has(name))
      .map(
        (name: string) =>
          `${field}.${part} names "${name}", which the fragment does not have`,
      );
  });
  return {
    parameters: fragment
      .filter(({name}) => !item.without?.includes(name))
      .map((parameter) =>
        withChanges(
          narrowed(parameter, item),
          item.set?.[parameter.name] ?? {},
        ),
      ),
    problems,
  };
}

/** Replaces the fragments in a list of parameters by the parameters they stand for. */
export function expandFragments(
  items: readonly (Parameter | FragmentUse)[],
  fragments: Fragments,
): Expansion {
  const parts = items.map((item, at): Expansion =>
    'use' in item
      ? expandOne(item, at, fragments)
      : {parameters: [item], problems: []},
  );
  return {
    parameters: parts.flatMap(({parameters}) => parameters),
    problems: parts.flatMap(({problems}) => problems),
  };
}

/**
 * Fragments in full; each may use those that stand above it.
 * @throws Error that names the fragment and what is wrong with it.
 */
export function resolveFragments(
  written: Readonly<Record<string, readonly (Parameter | FragmentUse)[]>>,
): Fragments {
  return Object.entries(written).reduce<Fragments>(
    (fragments, [name, items]) => {
      const {parameters, problems} = expandFragments(items, fragments);
      if (problems.length > 0) {
        throw new Error(problems.map((problem) => name + problem).join('\n'));
      }
      return {...fragments, [name]: parameters};
    },
    {},
  );
}

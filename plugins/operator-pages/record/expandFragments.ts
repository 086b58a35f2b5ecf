import {valueProblems} from './checkParameter';
import type {ConditionMap} from './condition';
import type {Parameter} from './parameter';
import type {Fragment, Fragments} from './vocabulary';

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
    const known = Object.keys(fragments).join(', ');
    return {
      parameters: [],
      problems: [
        known
          ? `${field} is no fragment; use one of ${known}`
          : `${field} is no fragment above it; there is none`,
      ],
    };
  }
  const family = fragment.label === undefined ? undefined : item.use;
  const names = new Set(fragment.parameters.map(({name}) => name));
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
    parameters: fragment.parameters
      .filter(({name}) => !item.without?.includes(name))
      .map((parameter) => ({
        ...withChanges(
          narrowed(parameter, item),
          item.set?.[parameter.name] ?? {},
        ),
        ...(family !== undefined && {family}),
      })),
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

type Items = readonly (Parameter | FragmentUse)[];

/** A fragment as the file has it: a list, or a list with a label and a page. */
export type WrittenFragment =
  Items | (Omit<Fragment, 'parameters'> & {readonly parameters: Items});

/** Fragments by name, and what is wrong with them. */
export type ResolvedFragments = {
  readonly fragments: Fragments;
  readonly problems: readonly string[];
};

/** Fragments in full; each may use those that stand above it. */
export function resolveFragments(
  written: Readonly<Record<string, WrittenFragment>>,
): ResolvedFragments {
  let fragments: Fragments = {};
  const problems = Object.entries(written).flatMap(([name, fragment]) => {
    const {parameters: items, ...family} =
      'parameters' in fragment ? fragment : {parameters: fragment};
    const expansion = expandFragments(items, fragments);
    fragments = {
      ...fragments,
      [name]: {...family, parameters: expansion.parameters},
    };
    return [
      ...expansion.problems.map((problem) => `${name}${problem}`),
      // The values of the others have been checked where they are written.
      ...items
        .flatMap((item) => ('use' in item ? [] : [item]))
        .flatMap((parameter) =>
          valueProblems(parameter).map(
            (problem) => `${name} "${parameter.name}" ${problem}`,
          ),
        ),
    ];
  });
  return {fragments, problems};
}

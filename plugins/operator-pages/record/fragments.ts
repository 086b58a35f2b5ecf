import {Joi} from '@docusaurus/utils-validation';
import {parameterOrUse} from '../../shared/record/parameter';
import type {Parameter} from '../../shared/record/parameter';
import {mapOf, text} from '../../shared/record/schemas';
import {valueProblems} from './checkParameter';
import type {ConditionMap} from '../../shared/record/condition';
import {prefixed} from '../../shared/record/problem';

/** A list of parameters that several operators share. */
type Fragment = {
  /**
   * Title of the fold that shows the parameters as a family: `Choose columns`.
   */
  readonly label?: string;
  /** Doc id of the page that describes the family. */
  readonly page?: string;
  readonly parameters: readonly Parameter[];
};

export type Fragments = Readonly<Record<string, Fragment>>;

const items = Joi.array().items(parameterOrUse).min(1);

/**
 * Schema of the file of shared parameters: lists by name, which can use earlier
 * lists. A family also has a label.
 */
export const fragmentsSchema = mapOf(
  Joi.alternatives().conditional(Joi.array(), {
    then: items,
    otherwise: Joi.object({
      label: text.required(),
      page: text,
      parameters: items.required(),
    }),
  }),
);

/** Reference to a fragment, with the changes for one page. */
type FragmentUse = {
  readonly use: string;
  readonly set?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly without?: readonly string[];
  readonly advanced?: boolean;
  /** A condition in addition to each parameter's own condition. */
  readonly only_when?: ConditionMap;
};

export type WrittenParameters = readonly (Parameter | FragmentUse)[];

/** Expanded parameters, and problems with references to fragments. */
type Expansion = {
  readonly parameters: readonly Parameter[];
  readonly problems: readonly string[];
};

/** Applies the changes of a reference to a parameter of the fragment. */
function changed(
  parameter: Parameter,
  {advanced, only_when: more, set = {}}: FragmentUse,
): Parameter {
  const {only_when: own} = parameter;
  const condition =
    more === undefined || typeof own === 'string'
      ? own
      : Array.isArray(own)
        ? (own as ConditionMap[]).map((map) => ({...map, ...more}))
        : {...(own as ConditionMap | undefined), ...more};
  const fields = {
    ...parameter,
    ...(advanced !== undefined && {advanced}),
    ...(condition !== undefined && {only_when: condition}),
    ...set[parameter.name],
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null),
  ) as Parameter;
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
    const rule = known ? `; use one of ${known}` : ' above it; there is none';
    return {parameters: [], problems: [`${field} is no fragment${rule}`]};
  }
  const {label, parameters} = fragment;
  const {set = {}, without = []} = item;
  const unknown = (part: string, names: readonly string[]) =>
    names
      .filter((name) => !parameters.some((one) => one.name === name))
      .map(
        (name) =>
          `${field}.${part} names "${name}", which the fragment does not have`,
      );
  return {
    parameters: parameters
      .filter(({name}) => !without.includes(name))
      .map((parameter) => ({
        ...changed(parameter, item),
        ...(label !== undefined && {family: item.use}),
      })),
    problems: [
      ...unknown('set', Object.keys(set)),
      ...unknown('without', without),
    ],
  };
}

/** Replaces the fragments in a list of parameters with their parameters. */
export function expandFragments(
  items: WrittenParameters,
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
 * Fragments as written in the file: a list, or a list with a label and a page.
 */
export type WrittenFragments = Readonly<
  Record<
    string,
    | WrittenParameters
    | (Omit<Fragment, 'parameters'> & {readonly parameters: WrittenParameters})
  >
>;

/**
 * Expands all fragments and lists their problems. A fragment can use earlier
 * ones.
 */
export function resolveFragments(written: WrittenFragments): {
  readonly fragments: Fragments;
  readonly problems: readonly string[];
} {
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
      ...prefixed(name, expansion.problems),
      // Parameters from other fragments are checked there.
      ...items.flatMap((item) =>
        'use' in item
          ? []
          : prefixed(`${name} "${item.name}" `, valueProblems(item)),
      ),
    ];
  });
  return {fragments, problems};
}

import {Joi} from '@docusaurus/utils-validation';
import type {SharedBehavior} from './behavior';
import type {Measures} from './measure';
import {parameterOrUse} from './parameter';
import type {Parameter} from './parameter';
import type {PortTypes} from './port';
import {list, text} from './schemas';

/** Parameters that several operators share, written once. */
export type Fragment = {
  /** What readers call the family, which is then shown as one line that opens: `Choose columns`. */
  readonly label?: string;
  /** Doc id of the page that describes the family. */
  readonly page?: string;
  readonly parameters: readonly Parameter[];
};

/** Fragments by name. */
export type Fragments = Readonly<Record<string, Fragment>>;

/** An operator whose page is not written yet: what references to it are checked against. */
export type PlannedOperator = {
  readonly title: string;
  readonly in: readonly string[];
  readonly out: readonly string[];
};

/** A source of facts: its name in lists, and the line on the page of an operator. */
export type Source = {readonly label: string; readonly line: string};

/** What the site says of all operators together. */
export type Vocabulary = {
  /** Labels of kinds by name. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly sources: Readonly<Record<string, Source>>;
  readonly portTypes: PortTypes;
  readonly fragments: Fragments;
  readonly measures: Measures;
  readonly behavior: SharedBehavior;
};

const items = Joi.array().items(parameterOrUse).min(1);

/** The file of shared parameters: lists by name, which can use lists above them; a family also has a label. */
export const fragmentsSchema = Joi.object().pattern(
  text,
  Joi.alternatives().conditional(Joi.array(), {
    then: items,
    otherwise: Joi.object({
      label: text.required(),
      page: text,
      parameters: items.required(),
    }),
  }),
);

/** The file of operators whose pages are not written yet. */
export const plannedSchema = Joi.object().pattern(
  text,
  Joi.object({title: text.required(), in: list(text), out: list(text)}),
);

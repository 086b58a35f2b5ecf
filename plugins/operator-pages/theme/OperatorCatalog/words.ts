import {translate} from '@docusaurus/Translate';
import type {Grouping} from './groups';

/** Names of what operators are grouped by. */
export const groupingNames = (): Readonly<Record<Grouping, string>> => ({
  letter: translate({
    id: 'theme.OperatorCatalog.group.letter',
    message: 'Letter',
  }),
  category: translate({
    id: 'theme.OperatorCatalog.group.category',
    message: 'Category',
  }),
});

/** Names of values that the record has as codes. */
export const valueNames = (): Readonly<Record<string, string>> => ({
  yes: translate({
    id: 'theme.OperatorCatalog.live.yes',
    message: 'On its page',
  }),
  numeric_label: translate({
    id: 'theme.OperatorCatalog.label.numeric',
    message: 'Numeric',
  }),
  binominal_label: translate({
    id: 'theme.OperatorCatalog.label.binominal',
    message: 'Nominal with two values',
  }),
  polynominal_label: translate({
    id: 'theme.OperatorCatalog.label.polynominal',
    message: 'Nominal with more values',
  }),
  one_class_label: translate({
    id: 'theme.OperatorCatalog.label.oneClass',
    message: 'Nominal with one value',
  }),
  no_label: translate({
    id: 'theme.OperatorCatalog.label.none',
    message: 'None',
  }),
  missing_values: translate({
    id: 'theme.OperatorCatalog.handles.missing',
    message: 'Missing values',
  }),
  weights: translate({
    id: 'theme.OperatorCatalog.handles.weights',
    message: 'Row weights',
  }),
  polynominal_columns: translate({
    id: 'theme.OperatorCatalog.handles.nominal',
    message: 'Nominal columns',
  }),
  numeric_columns: translate({
    id: 'theme.OperatorCatalog.handles.numeric',
    message: 'Numeric columns',
  }),
  updatable: translate({
    id: 'theme.OperatorCatalog.handles.updatable',
    message: 'Updates with new rows',
  }),
});

import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const CATEGORIES = 10;
const GROUPS = 10;

/** Words of names and descriptions, so that these are about as long and as hard to compress as real ones. */
const VERBS =
  'Aggregate Append Apply Bin Cluster Combine Convert Detect Discretize Encode Estimate Extract Filter Forecast Generate Impute Join Map Merge Normalize Optimize Partition Pivot Rank Read Remove Rename Replace Retrieve Sample Scale Score Select Smooth Sort Split Store Transform Validate Weight Write'.split(
    ' ',
  );
const QUALITIES =
  'Adaptive Bayesian Binominal Categorical Conditional Correlated Decayed Duplicate Dynamic Gaussian Hierarchical Infinite Labelled Lagged Linear Local Missing Monotone Nominal Numerical Polynominal Predictive Principal Random Recursive Regular Relative Robust Seasonal Sparse Special Stratified Unused Weighted'.split(
    ' ',
  );
const THINGS =
  'Archive Annotations Associations Attributes Averages Bins Branches Centroids Clusters Columns Components Confidences Correlations Costs Dates Documents Embeddings Entropy Examples Files Forecasts Formulas Frequencies Images Indices Intervals Kernels Labels Macros Matrices Messages Models Outliers Parameters Performance Predictions Quantiles Ranges Ratios Records Roles Rules Series Similarities Streams Tables Tokens Trees Values Vectors Weights Windows'.split(
    ' ',
  );

/** Picks from lists, always in the same order. */
function createPicker() {
  let state = 42;
  return (words) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return words[Math.floor((state / 2 ** 32) * words.length)];
  };
}

function uniqueTitle(pick, used) {
  const title = `${pick(VERBS)} ${pick(QUALITIES)} ${pick(THINGS)}`;
  if (used.has(title)) {
    return uniqueTitle(pick, used);
  }
  used.add(title);
  return title;
}

const sentence = (pick) =>
  `${pick(VERBS)}s the ${pick(QUALITIES)} ${pick(THINGS)} of a table, and ${pick(VERBS)}s ${pick(THINGS)} by their ${pick(QUALITIES)} ${pick(THINGS)}.`
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());

const slug = (words) => words.toLowerCase().replaceAll(' ', '_');

/** Writes the folder of a category, with a generated page of its own. */
function writeCategory(folder, route, label, pick) {
  mkdirSync(folder, {recursive: true});
  const description = sentence(pick);
  const link = {
    type: 'generated-index',
    slug: route,
    title: label,
    description,
  };
  writeFileSync(
    path.join(folder, '_category_.json'),
    JSON.stringify({label, description, link}),
  );
}

/** What a record of the second edition has besides: rows on behavior, capabilities, an inner process, references. */
function secondEdition(pick, number) {
  const notes = ['missing values', 'nominal columns', 'ties', 'no rows']
    .map(
      (topic, at) =>
        `    - {topic: ${topic}, verdict: ${['kept', 'error', 'first', 'empty'][at]}, note: ${JSON.stringify(sentence(pick))}}`,
    )
    .join('\n');
  const isLearner = number % 5 === 0;
  return `  tier: ${'BACB'[number % 4]}
  source: ${['code', 'older code', 'page', 'process', 'knowledge'][number % 5]}
  changes: [{until: '7.5.3', about: ${JSON.stringify(sentence(pick))}}]
  central: [use_local_random_seed]
  behavior:
${notes}
${
  isLearner
    ? `  capabilities:
    numeric_columns: true
    polynominal_columns: ${number % 2 === 0}
    missing_values: ${number % 3 === 0}
    weights: {when: {use_local_random_seed: true}}
    numeric_label: ${number % 2 === 0}
    polynominal_label: true
    updatable: false
  references: [{text: ${JSON.stringify(sentence(pick))}}]
`
    : ''
}`;
}

function pageText(title, description, number, record) {
  return `---
title: ${title}
description: ${description}
keywords: [generated, measure, number ${number}]
operator:
  key: ${slug(title)}
  kind: preparation
${record}  inputs: [{name: example set input, type: Data table, about: The table.}]
  outputs:
    - {name: example set output, type: Data table, about: The table with changes.}
    - {name: original, type: Data table, about: The input.}
  parameters:
    - use: attribute_filter
    - {name: number, type: integer, default: ${number}, about: A number.}
    - use: local_random_seed
---

**${title}** changes a data table.

## Description

${'It works on the columns that you choose, and leaves the others as they are. '.repeat(12)}

## Example

| id | amount |
| ---: | ---: |
| 1 | ${number} |
`;
}

/**
 * Writes pages of operators in ten categories of ten groups each. Titles and
 * descriptions are the same with and without the fields of the second edition.
 */
export function generateOperators(
  folder,
  count,
  {isSecondEdition = true} = {},
) {
  const pick = createPicker();
  const pickMore = createPicker();
  const more = (number) =>
    isSecondEdition ? secondEdition(pickMore, number) : '';
  const used = new Set();
  for (let number = 0; number < count; number++) {
    const group = number % (CATEGORIES * GROUPS);
    const category = `Generated Category ${group % CATEGORIES}`;
    const subgroup = `Measured Group ${group}`;
    const above = path.join(folder, slug(category));
    const target = path.join(above, slug(subgroup));
    if (number === group) {
      const route = `/operators/${slug(category)}`;
      writeCategory(above, route, category, pick);
      writeCategory(target, `${route}/${slug(subgroup)}`, subgroup, pick);
    }
    const title = uniqueTitle(pick, used);
    writeFileSync(
      path.join(target, `${slug(title)}.mdx`),
      pageText(title, sentence(pick), number, more(number)),
    );
  }
}

import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const CATEGORIES = 10;
const GROUPS = 10;

const slug = (words) => words.toLowerCase().replaceAll(' ', '_');

function pageText(title, number) {
  return `---
title: ${title}
description: Operator number ${number} of those that are generated to measure how large the site gets.
keywords: [generated, measure, number ${number}]
operator:
  key: ${slug(title)}
  kind: preparation
  inputs: [{name: example set input, type: Data table, about: The table.}]
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

/** Writes pages of operators in ten categories of ten groups each, with names as long as real ones. */
export function generateOperators(folder, count) {
  for (let number = 0; number < count; number++) {
    const group = number % (CATEGORIES * GROUPS);
    const category = `Generated Category ${group % CATEGORIES}`;
    const subgroup = `Measured Group ${group}`;
    const title = `Generate Measured Values ${number}`;
    const target = path.join(
      folder,
      slug(category),
      slug(subgroup),
      `${slug(title)}.mdx`,
    );
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, pageText(title, number));
  }
}

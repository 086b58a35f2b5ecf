import path from 'node:path';
import leven from 'leven';
import {mismatch} from '../../shared/record/mismatch';
import {functionsOf} from '../record/equivalents';
import type {Equivalent, OtherTools} from '../record/equivalents';
import type {OperatorRecord} from '../record/fields';
import {typeOf} from '../../shared/record/parameterTypes';
import {prefixed, problemIf} from '../../shared/record/problem';
import {unknownLinks} from './links';
import type {OperatorIndex} from './operatorIndex';

/** Maximum number of names that a message suggests. */
const MOST = 3;

/**
 * Returns the names that were most likely meant, nearest first: a typo, or the
 * same name in another folder.
 */
export function similar(known: Iterable<string>, wanted: string): string[] {
  const baseOf = (name: string) => path.posix.basename(name);
  const base = baseOf(wanted);
  return [...known]
    .map((name) => ({
      name,
      distance: Math.min(leven(name, wanted), leven(baseOf(name), base)),
    }))
    .filter(({distance}) => distance <= Math.max(2, base.length / 3))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({name}) => name);
}

function suggestion(known: Iterable<string>, wanted: string): string {
  const names = similar(known, wanted);
  return names.length > 0 ? `; similar: ${names.join(', ')}` : '';
}

function settingProblems(
  {settings}: Equivalent,
  {parameters}: OperatorRecord,
): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    const parameter = parameters.find((one) => one.name === name);
    if (!parameter) {
      const known = parameters.map((one) => one.name);
      return [
        `settings.${name} is not a parameter of the operator${suggestion(known, name)}`,
      ];
    }
    // Instead of a number, a description is allowed: 'the window minus 1'.
    const isDescription =
      typeof value === 'string' && typeOf(parameter.type).control === 'number';
    const wrong = isDescription ? undefined : mismatch(parameter, value);
    return wrong ? [`settings.${name} is "${value}", which ${wrong}`] : [];
  });
}

function rowProblems(row: Equivalent, index: OperatorIndex): string[] {
  const {operator, settings, differs, instead = ''} = row;
  const {operators} = index;
  const texts = [differs, instead, ...Object.values(settings).map(String)];
  const record = operators.get(operator ?? '')?.record;
  return [
    ...(operator === undefined || operators.has(operator)
      ? []
      : [
          `operator names "${operator}", which is not an operator${suggestion(operators.keys(), operator)}`,
        ]),
    ...unknownLinks(texts, index).map(
      (id) => `a link names "${id}", which is not a page`,
    ),
    ...(record ? settingProblems(row, record) : []),
  ];
}

/** Checks the functions of other tools for unknown operators, parameters, options, pages, and links. */
export function checkEquivalents(
  tools: OtherTools,
  index: OperatorIndex,
): string[] {
  return Object.entries(tools).flatMap(([name, tool]) =>
    prefixed(`${name}: `, [
      ...problemIf(
        !index.pages.has(tool.page),
        `page names "${tool.page}", which is not a page`,
      ),
      ...functionsOf(tool).flatMap((row) =>
        prefixed(`${row.function}: `, rowProblems(row, index)),
      ),
    ]),
  );
}

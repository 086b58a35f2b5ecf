import {mismatch} from '../record/checkParameter';
import {functionsOf} from '../record/equivalents';
import type {Equivalent, OtherTool, OtherTools} from '../record/equivalents';
import type {OperatorRecord} from '../record/fields';
import {typeOf} from '../record/parameterTypes';
import {unknownLinks} from './checkReferences';
import type {OperatorIndex} from './operatorIndex';
import {similar} from './similar';

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
    // A number can be described instead: 'the window minus 1'.
    const isDescription =
      typeof value === 'string' && typeOf(parameter.type).isNumber;
    const wrong = isDescription ? undefined : mismatch(parameter, value);
    return wrong ? [`settings.${name} is "${value}", which ${wrong}`] : [];
  });
}

function rowProblems(row: Equivalent, index: OperatorIndex): string[] {
  const {operator, settings, differs, instead = ''} = row;
  const texts = [differs, instead, ...Object.values(settings).map(String)];
  const links = unknownLinks(texts, index).map(
    (id) => `a link names "${id}", which is not a page`,
  );
  if (operator === undefined) {
    return links;
  }
  const entry = index.entries.get(operator);
  if (!entry) {
    return [
      `operator names "${operator}", which is not an operator${suggestion(index.entries.keys(), operator)}`,
      ...links,
    ];
  }
  const record = entry.page?.record;
  return [...links, ...(record ? settingProblems(row, record) : [])];
}

function toolProblems(tool: OtherTool, index: OperatorIndex): string[] {
  const rows = functionsOf(tool).flatMap((row) =>
    rowProblems(row, index).map((problem) => `${row.function}: ${problem}`),
  );
  return index.pages.has(tool.page)
    ? rows
    : [`page names "${tool.page}", which is not a page`, ...rows];
}

/** What is wrong with the functions of other tools: operators, parameters, options, pages, and links that do not exist. */
export function checkEquivalents(
  tools: OtherTools,
  index: OperatorIndex,
): string[] {
  return Object.entries(tools).flatMap(([name, tool]) =>
    toolProblems(tool, index).map((problem) => `${name}: ${problem}`),
  );
}

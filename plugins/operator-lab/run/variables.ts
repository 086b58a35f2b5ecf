import type {Variables} from './flow';
import {NotComputed} from './types';
import type {Setting, Settings} from './types';

/** Settings with expressions, in which a variable is a text constant. */
const EXPRESSIONS = new Set([
  'expression',
  'function_descriptions',
  'parameter_expression',
]);

const VARIABLE = /%\{([^{}]*)\}/g;

function filled(text: string, isExpression: boolean, variables: Variables) {
  return text.replace(VARIABLE, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) {
      throw new NotComputed(`The workflow variable "${name}" has no value.`);
    }
    return isExpression ? JSON.stringify(value) : value;
  });
}

/**
 * Replaces workflow variables, such as `%{loop_value}`, in settings with their
 * values.
 * @throws NotComputed if a variable does not have a value.
 */
export function withVariables(
  settings: Settings,
  variables: Variables,
): Settings {
  return Object.fromEntries(
    Object.entries(settings).map(([name, setting]): [string, Setting] => {
      const fill = (text: string) =>
        filled(text, EXPRESSIONS.has(name), variables);
      if (typeof setting === 'string') {
        return [name, fill(setting)];
      }
      return Array.isArray(setting)
        ? [
            name,
            setting.map(([first, second]: readonly [string, string]) => [
              fill(first),
              fill(second),
            ]),
          ]
        : [name, setting];
    }),
  );
}

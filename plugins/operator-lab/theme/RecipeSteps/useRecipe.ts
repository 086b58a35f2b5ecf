import {useEffect, useRef, useState} from 'react';
import type {OperatorCode} from '../../run/flow';
import {formOf, inputsOf, operatorsIn, runRecipe} from '../../run/recipe';
import type {Recipe, RecipeChanges, RecipeRun} from '../../run/recipe';
import type {Trial} from '../../run/trial';
import type {Settings} from '../../run/types';
import {inEffect, PAUSE, readData} from '../OperatorTrial/formData';
import {wrongEntry} from '../OperatorTrial/wrongEntry';

export type RecipeProps = {
  readonly recipe: Recipe;
  /** Code of the operators by doc id. */
  readonly codes: ReadonlyMap<string, OperatorCode>;
};

const NONE: RecipeChanges = {settings: {}, tables: {}};

/** Reads all forms in an element: each names its operator in `data-operator`. */
function readForms(
  box: HTMLElement,
  forms: ReadonlyMap<string, Trial>,
): RecipeChanges {
  const read = [...box.querySelectorAll('form')].map((form) => {
    const name = form.dataset.operator ?? '';
    const trial = forms.get(name)!;
    return {name, trial, ...readData(trial, new FormData(form))};
  });
  return {
    settings: Object.fromEntries(
      read.map(({name, settings}) => [name, settings]),
    ),
    tables: Object.fromEntries(
      read.flatMap(({name, inputs}) =>
        inputs[name] ? [[name, inputs[name]]] : [],
      ),
    ),
  };
}

/** Hook that runs a recipe again after a reader changes one of its forms. */
export function useRecipe({recipe, codes}: RecipeProps) {
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [start] = useState(() => runRecipe(recipe, codes, NONE));
  const [forms] = useState(
    () =>
      new Map(
        operatorsIn(recipe.workflow).map((operator) => [
          operator.name,
          formOf(recipe, operator, inputsOf(start.steps.get(operator.name))),
        ]),
      ),
  );
  const [{run, changes, wrong}, setState] = useState<{
    readonly run: RecipeRun;
    readonly changes: RecipeChanges;
    readonly wrong?: string | undefined;
  }>({run: start, changes: NONE});
  // Number of resets. It is a key, so each reset creates the controls again.
  const [resets, setResets] = useState(0);

  const compute = () => {
    const invalid = wrongEntry(box.current!);
    if (invalid !== undefined) {
      setState((last) => ({...last, wrong: invalid}));
      return;
    }
    const read = readForms(box.current!, forms);
    setState({run: runRecipe(recipe, codes, read), changes: read});
  };
  const settingsOf = (name: string): Settings =>
    changes.settings[name] ?? forms.get(name)?.settings ?? {};
  const shown = [...forms]
    .map(([name, form]) => inEffect(form, settingsOf(name)).join())
    .join(';');
  const last = useRef(shown);
  useEffect(() => {
    // When a parameter comes into effect, its last entered value counts.
    if (last.current !== shown) {
      last.current = shown;
      compute();
    }
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    box,
    /** Run of the recipe on the page. */
    start,
    /** Run with the changes of the reader. */
    run,
    /** First invalid entry with a hint. Absent if all entries are valid. */
    wrong,
    forms,
    settingsOf,
    resets,
    onInput: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(compute, PAUSE);
    },
    onReset: () => {
      clearTimeout(timer.current);
      setState({run: start, changes: NONE});
      setResets(resets + 1);
    },
  };
}

export type RecipeState = ReturnType<typeof useRecipe>;

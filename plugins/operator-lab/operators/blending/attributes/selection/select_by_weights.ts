import {weightsOf} from '../../../_shared/search/attributeWeights';
import {RELATIONS} from '../../../_shared/tables/relations';
import type {Run, Settings} from '../../../_shared/types';

type Named = readonly [name: string, weight: number];

/**
 * Returns the number of columns that a rank relation keeps: at least one, at
 * most all.
 */
function countOf(relation: string, all: number, settings: Settings): number {
  const k = Number(settings.k ?? 10);
  const p = Number(settings.p ?? 0.5);
  const wanted = relation.endsWith('p%')
    ? Math.round(all * p)
    : relation.startsWith('all but')
      ? all - k
      : k;
  return Math.min(Math.max(wanted, 1), all);
}

/**
 * Selects columns by rank. If weights tie, the first column in the table is
 * kept.
 */
function byRank(known: readonly Named[], settings: Settings): readonly Named[] {
  const relation = String(settings.weight_relation);
  const isTop = /^top|all but bottom/.test(relation);
  return [...known]
    .sort(([, a], [, b]) => (isTop ? b - a : a - b))
    .slice(0, countOf(relation, known.length, settings));
}

/**
 * Select by Weights: keeps regular columns by weight. The weights table has the
 * columns `column` and `weight`.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = [], weights = []} = inputs;
  const size =
    settings.use_absolute_weights === false ? (one: number) => one : Math.abs;
  const weightOf = weightsOf(weights);
  const relation = String(settings.weight_relation ?? 'greater equals');
  const meets = RELATIONS[relation];
  const known = table.flatMap(({name, role}): Named[] => {
    const weight = weightOf.get(name);
    return role || weight === undefined ? [] : [[name, size(weight)]];
  });
  const chosen = meets
    ? known.filter(([, one]) => meets(one, Number(settings.weight ?? 1)))
    : byRank(known, settings);
  const names = new Set(chosen.map(([name]) => name));
  const keepsUnknown =
    settings.deselect_unknown === false && relation !== 'equals';
  return {
    'example set output': table.filter(
      ({name, role}) =>
        role !== undefined ||
        names.has(name) ||
        (keepsUnknown && !weightOf.has(name)),
    ),
    original: table,
    weights,
  };
};

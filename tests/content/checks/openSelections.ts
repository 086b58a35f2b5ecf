import type {OperatorRecord} from '../../../plugins/operator-pages/record/fields';

/** Texts that name the options, say where they come from, or are frank. */
const EXPLAINED = /`[^`]+`|\bthe (?:list|options)\b|\bNot known: /i;

/**
 * Lists selections whose options a reader cannot find: the record does not list
 * them, they do not depend on the system, and the text does not explain them.
 * The page of a family lists the options of its parameters.
 */
export function openSelections({parameters}: OperatorRecord): string[] {
  return parameters
    .filter(
      ({type, family, options = {}, dynamic_options, about = ''}) =>
        type === 'selection' &&
        family === undefined &&
        Object.keys(options).length === 0 &&
        dynamic_options !== true &&
        !EXPLAINED.test(about),
    )
    .map(
      ({name}) =>
        `parameters "${name}": list the options, or write "Not known: ... To find out, ..."`,
    );
}

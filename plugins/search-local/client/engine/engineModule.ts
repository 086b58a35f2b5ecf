import type {SearchEngine} from '../../shared/types';

/** Stands where the bundle has the module that the option `engine` names. */
export const search: SearchEngine['search'] = () =>
  Promise.reject(new Error('The option engine names no module.'));

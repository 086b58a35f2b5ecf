import {createRequire} from 'node:module';

/** The fields of a document. */
export const SCHEMA = {
  title: 'string',
  content: 'string',
  tags: 'string',
} as const;

type Database = object;

/** The parts of the package that are used. */
type Zbsearch = {
  readonly create: (options: {readonly schema: object}) => Database;
  readonly insertMultiple: (
    database: Database,
    documents: readonly object[],
  ) => Promise<unknown>;
  readonly save: (database: Database) => object;
  readonly load: (database: Database, saved: object) => void;
  readonly search: (database: Database, parameters: object) => Promise<unknown>;
};

/** ZBSearch, a package of the benchmark alone. */
export const zbsearchPackage = () =>
  createRequire(__filename)('zbsearch') as Zbsearch;

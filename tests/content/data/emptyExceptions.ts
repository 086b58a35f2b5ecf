import type {EmptyException} from '../checks/emptyDefaults';

/**
 * Exceptions with the same reason: doc ids below `operators/`, and parameters.
 */
function because(
  reason: string,
  entries: Readonly<Record<string, readonly string[]>>,
): EmptyException[] {
  return Object.entries(entries).flatMap(([page, parameters]) =>
    parameters.map((parameter) => ({
      id: `operators/${page}`,
      parameter,
      reason,
    })),
  );
}

/** Parameters of a database connection by address. */
const BY_ADDRESS = ['database_url', 'username', 'password', 'jndi_name'];

/**
 * Optional texts whose pages do not explain an empty value. The test fails for
 * entries that are not needed.
 */
export const EMPTY_EXCEPTIONS: readonly EmptyException[] = [
  ...because('The public class requires a value if the parameter is shown.', {
    'data_access/database/update_database': [
      ...BY_ADDRESS,
      'schema_name',
      'table_name',
    ],
    'data_access/database/write_database': [
      ...BY_ADDRESS,
      'schema_name',
      'table_name',
    ],
    'data_access/files/read/read_access': ['query', 'table_name'],
    'utility/process_control/loops/loop_attributes': [
      'regular_expression',
      'except_regular_expression',
      'numeric_condition',
    ],
    'utility/scripting/execute_sql': [...BY_ADDRESS, 'query'],
  }),
  ...because('The error of a sheet that does not exist covers it.', {
    'data_access/files/read/read_excel': ['sheet_name'],
    'deprecated/legacy_read_excel': ['sheet_name'],
  }),
  ...because('Only the newer class has the parameter, and it is not public.', {
    'blending/attributes/names_and_roles/rename': [
      'from_attribute',
      'to_attribute',
    ],
  }),
  ...because('Not written yet.', {
    'extensions/Streaming/streaming_optimization': ['host', 'port', 'user'],
  }),
];

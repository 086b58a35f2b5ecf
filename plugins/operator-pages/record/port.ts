import {Joi} from '@docusaurus/utils-validation';
import {
  list,
  mapOf,
  objectOf,
  OPTIONAL_FLAG,
  OPTIONAL_TEXT,
  row,
  TEXT,
  TEXTS,
} from '../../shared/record/schemas';
import type {ValuesOf} from '../../shared/record/schemas';

/**
 * Families of port types, with an outline of each around 0,0. They differ in
 * shape, not only in color.
 */
export const PORT_FAMILIES = {
  data: 'M-5-5h10v10h-10z',
  model: 'M0-6.5 6.5 0 0 6.5-6.5 0z',
  result: 'M-5.5-6 6.5 0-5.5 6z',
  file: 'M-4.5-6h5.5l3.5 3.5v8.5h-9z',
  connection: 'M-3-5.5h6l3.5 5.5-3.5 5.5h-6l-3.5-5.5z',
  any: 'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z',
} as const;

export type PortFamily = keyof typeof PORT_FAMILIES;

const PORT_TYPE = {
  family: row<PortFamily>(
    Joi.string()
      .valid(...Object.keys(PORT_FAMILIES))
      .required(),
  ),
  /** Other names of the type in the platform or among its users. */
  also: TEXTS,
  about: OPTIONAL_TEXT,
};

/** Port types by the name that readers see. */
export type PortTypes = Readonly<Record<string, ValuesOf<typeof PORT_TYPE>>>;

export const portTypesSchema = mapOf(objectOf(PORT_TYPE));

const PORT = {
  name: TEXT,
  /** Name of a port type in the site's list. */
  type: TEXT,
  /** The object that passes through, as one Markdown paragraph. */
  about: OPTIONAL_TEXT,
  /** True if the operator works without a connection. Default: false. */
  optional: OPTIONAL_FLAG,
  /** True if connecting the last such port adds another one. Default: false. */
  many: OPTIONAL_FLAG,
};

export type Port = ValuesOf<typeof PORT>;

export const portsSchema = list(objectOf(PORT)).unique('name');

/** Returns the family of a port's type; `any` for an unknown type. */
export function familyOf({type}: Port, types: PortTypes): PortFamily {
  return types[type]?.family ?? 'any';
}

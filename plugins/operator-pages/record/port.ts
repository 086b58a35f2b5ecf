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

/** Families of port types, with the outline of each around 0,0: they differ in shape, not only in color. */
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
  /** Names that the platform or its users have for it. */
  also: TEXTS,
  about: OPTIONAL_TEXT,
};

/** Port types by the name that readers see. */
export type PortTypes = Readonly<Record<string, ValuesOf<typeof PORT_TYPE>>>;

export const portTypesSchema = mapOf(objectOf(PORT_TYPE));

const PORT = {
  name: TEXT,
  /** Name of a port type that the site lists. */
  type: TEXT,
  /** Object that passes through, as one paragraph of Markdown. */
  about: OPTIONAL_TEXT,
  /** True if the operator works without it. Default: false. */
  optional: OPTIONAL_FLAG,
  /** True if another such port appears when the last one is connected. Default: false. */
  many: OPTIONAL_FLAG,
};

export type Port = ValuesOf<typeof PORT>;

export const portsSchema = list(objectOf(PORT)).unique('name');

/** The family of a port's type; `any` for an unknown type. */
export function familyOf({type}: Port, types: PortTypes): PortFamily {
  return types[type]?.family ?? 'any';
}

import {Joi} from '@docusaurus/utils-validation';
import {flag, list, text} from './schemas';

/** Families of port types, with the outline of each around 0,0: they differ in shape, not only in color. */
export const PORT_FAMILIES = {
  data: 'M-5-5h10v10h-10z',
  model: 'M0-6.5 6.5 0 0 6.5-6.5 0z',
  result: 'M-5.5-6 6.5 0-5.5 6z',
  file: 'M-4.5-6h5.5l3.5 3.5v8.5h-9z',
  connection: 'M-3-5.5h6l3.5 5.5-3.5 5.5h-6l-3.5-5.5z',
  any: 'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z',
} as const;

/** A family of port types. */
export type PortFamily = keyof typeof PORT_FAMILIES;

/** What the site knows of a port type. */
type PortType = {
  readonly family: PortFamily;
  /** Names that the platform or its users have for it. */
  readonly also: readonly string[];
  readonly about?: string;
};

/** Port types by the name that readers see. */
export type PortTypes = Readonly<Record<string, PortType>>;

/** A named input or output of an operator. */
export type Port = {
  readonly name: string;
  /** Name of a port type that the site lists. */
  readonly type: string;
  /** What passes through, in Markdown of one paragraph. */
  readonly about?: string;
  /** Whether the operator works without it; default false. */
  readonly optional?: boolean;
  /** Whether one more such port appears when the last one is connected; default false. */
  readonly many?: boolean;
};

/** The family of a port's type; `any` for an unknown type. */
export function familyOf({type}: Port, types: PortTypes): PortFamily {
  return types[type]?.family ?? 'any';
}

/** A list of ports. */
export const portsSchema = list(
  Joi.object({
    name: text.required(),
    type: text.required(),
    about: text,
    optional: flag,
    many: flag,
  }),
).unique('name');

/** The file of port types. */
export const portTypesSchema = Joi.object().pattern(
  text,
  Joi.object({
    family: Joi.string()
      .valid(...Object.keys(PORT_FAMILIES))
      .required(),
    also: list(text),
    about: text,
  }),
);

import * as z from 'zod';
import type {Library} from './library';

/** A tool, as programs see it and as it is documented. */
export type Tool<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Input;
  readonly outputSchema: Output;
  /**
   * Runs the tool.
   * @throws ToolError with the problem and its solution.
   */
  readonly run: (
    input: z.output<Input>,
    library: Library,
  ) => Promise<z.input<Output>>;
  /** Text of a result for readers. Default: its JSON. */
  readonly textOf?: (output: z.input<Output>) => string;
};

/** Returns a tool, for the types of its input and output. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Tool<Input, Output>,
): Tool => definition;

/** A page or section. */
export const LINK = z.object({title: z.string(), route: z.string()});

/** Maximum number of other links in a result. */
const OTHERS = 4;

/** Returns the field `others` of a result: links to the first ones, or no field if there are none. */
export const othersOf = (
  links: readonly z.output<typeof LINK>[],
): {others?: z.output<typeof LINK>[]} =>
  links.length > 0
    ? {
        others: links
          .slice(0, OTHERS)
          .map(({title, route}) => ({title, route})),
      }
    : {};

/** Input that is a text of limited length. */
export const text = (maxLength: number, about: string) =>
  z.string().trim().min(1).max(maxLength).describe(about);

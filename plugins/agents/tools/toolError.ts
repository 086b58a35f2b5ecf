/**
 * Error of a tool for its caller: the problem, its location, and a solution.
 * Other errors have details of the server and are not shown.
 */
export class ToolError extends Error {}

/** Error for a part of the site that could not be loaded. */
export const unavailable = (what: string, reason: unknown) =>
  new ToolError(
    `${what} of this site cannot be had: ${(reason as Error).message} Check that the site is complete and can be reached, then ask again.`,
  );

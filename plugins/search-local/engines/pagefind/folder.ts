/** Folder of an index of Pagefind, below the base URL. */
export const pagefindFolder = (name: string): string => `pagefind-${name}`;

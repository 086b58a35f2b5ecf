/** Folder of an index of Pagefind, below the base URL. */
export const pagefindFolder = (locale: string): string => `pagefind-${locale}`;

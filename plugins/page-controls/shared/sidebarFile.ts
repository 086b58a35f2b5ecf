/** Folder of the files with the items of sidebars, below the base URL. */
export const SIDEBARS_DIR = 'sidebars';

/** Path of the file of a sidebar, below the base URL. */
export const sidebarFile = (
  pluginId: string,
  version: string,
  sidebar: string,
): string => `${SIDEBARS_DIR}/${pluginId}-${version}-${sidebar}.json`;

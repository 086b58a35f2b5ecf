/** Path of the file with the items of a sidebar, below the base URL. */
export const sidebarFile = (
  pluginId: string,
  version: string,
  sidebar: string,
): string => `sidebars/${pluginId}-${version}-${sidebar}.json`;

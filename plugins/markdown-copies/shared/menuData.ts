/** Data of the plugin for the menu of a page. */
export type MenuData = {
  /** Route of the guide on assistants, below the base URL. Absent: no entry. */
  readonly guide?: string;
};

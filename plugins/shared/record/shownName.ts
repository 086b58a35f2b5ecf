/** Display name of a platform name, with spaces instead of underscores. */
export function shownName(name: string): string {
  return name.replaceAll('_', ' ');
}

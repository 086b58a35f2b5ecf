/** A name of the platform as readers see it: underscores are shown as blanks. */
export function shownName(name: string): string {
  return name.replaceAll('_', ' ');
}

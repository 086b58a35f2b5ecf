/** Nothing to include: languages are read when the site is built. */
export default function prismIncludeLanguages(): void {
  return undefined;
}

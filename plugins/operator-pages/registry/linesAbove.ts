/** Lines of a file above a text that it ends with: those of its front matter. */
export function linesAbove(fileContent: string, content: string): number {
  const at = content ? fileContent.lastIndexOf(content) : -1;
  return at < 0 ? 0 : fileContent.slice(0, at).split('\n').length - 1;
}

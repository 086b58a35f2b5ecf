import type {ParseFrontMatter} from '@docusaurus/types';

type Result = Awaited<ReturnType<ParseFrontMatter>>;

/** The reason and position of a js-yaml error. */
type YamlError = {
  readonly reason?: string;
  readonly mark?: {readonly line: number; readonly snippet?: string};
};

/**
 * Adds unique spaces to the end of a text, so that it gets a separate key in
 * the cache of Docusaurus' parser. The parser caches a text whose front matter
 * failed as a text without front matter. The spaces are not part of the result.
 */
function pastCache(fileContent: string): string {
  const unique = process.hrtime.bigint().toString(2);
  return `${fileContent}\n${unique.replaceAll('0', ' ').replaceAll('1', '\t')}`;
}

const hasFailedBefore = ({frontMatter, content}: Result): boolean =>
  content.startsWith('---') && Object.keys(frontMatter).length === 0;

/**
 * Describes a js-yaml error in a sentence: file, line, reason, and an excerpt.
 */
function sentenceOn(error: unknown, file: string): string {
  const {reason, mark} = error as YamlError;
  if (reason === undefined || mark === undefined) {
    return `${file}: ${(error as Error).message}`;
  }
  return `${file}:${mark.line + 1}: The front matter is not YAML: ${reason}. Put a value with a colon or a number sign in double quotes, and check the indentation.${mark.snippet ? `\n${mark.snippet}` : ''}`;
}

/**
 * Parses the front matter of a file on each read, even after a failure.
 * @param shownPath - Path of the file in messages.
 * @throws Error that begins with the file and line, and ends with an excerpt.
 */
export async function parsePage(
  {
    filePath,
    fileContent,
    defaultParseFrontMatter: parse,
  }: Parameters<ParseFrontMatter>[0],
  shownPath: string,
): Promise<Result> {
  try {
    const result = await parse({filePath, fileContent});
    return hasFailedBefore(result)
      ? await parse({filePath, fileContent: pastCache(fileContent)})
      : result;
  } catch (error) {
    // eslint-disable-next-line preserve-caught-error -- Docusaurus prints causes, too
    throw new Error(sentenceOn(error, shownPath));
  }
}

/** Returns the number of front matter lines above the content of a file. */
export function linesAbove(fileContent: string, content: string): number {
  const at = content ? fileContent.lastIndexOf(content) : -1;
  return at < 0 ? 0 : fileContent.slice(0, at).split('\n').length - 1;
}

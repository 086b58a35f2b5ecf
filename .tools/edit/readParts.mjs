import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {parse} from 'yaml';

/** Fields of front matter, of the record, and of shared YAML files that contain prose. */
export const PROSE_FIELDS = new Set([
  'about',
  'because',
  'capability_notes',
  'description',
  'needs',
  'note',
  'options',
  'range',
  'runs',
  'shows',
  'traps',
]);

/** Blocks of code in which some fields are prose. */
const FIGURES = new Set(['diagram', 'chart', 'matrix']);
const FIGURE_PROSE = new Set(['title', 'description', 'note']);

/** Words from which on a cell of a table is prose; a shorter one is data. */
const CELL_WORDS = 3;

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/** Stands for a space at which no sentence ends. */
const MASK = '\u0001';

const SENTENCE_END = /(?<=[.?:])\s+(?=[\p{Lu}\d"(`[*])/u;

/** The sentences of a text in Markdown; code and links stay whole. */
export function sentencesOf(text) {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/`[^`]*`|\[[^\]]*\]\([^)]*\)/g, (part) =>
      part.replaceAll(' ', MASK),
    )
    .split(SENTENCE_END)
    .map((sentence) => sentence.replaceAll(MASK, ' ').trim())
    .filter(Boolean);
}

const nameOf = (entry, at) =>
  entry?.name ?? entry?.id ?? entry?.use ?? entry?.topic ?? at;

/** The value with its prose taken out, which goes to `texts` by place. */
function withoutProse(value, place, texts, fields, isProse = false) {
  if (typeof value === 'string' && isProse) {
    (texts[place] ??= []).push(...sentencesOf(value));
    return undefined;
  }
  if (Array.isArray(value)) {
    return value.map((entry, at) =>
      withoutProse(
        entry,
        `${place}[${nameOf(entry, at)}]`,
        texts,
        fields,
        isProse,
      ),
    );
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        withoutProse(
          inner,
          place ? `${place}.${name}` : name,
          texts,
          fields,
          isProse || fields.has(name),
        ),
      ]),
    );
  }
  return value;
}

/** Rows of behavior by topic and verdict, since an edit can move one to the traps. */
function takeBehavior(data, texts) {
  const {behavior = [], traps, ...operator} = data.operator ?? {};
  for (const trap of traps ?? []) {
    (texts['traps'] ??= []).push(...sentencesOf(trap));
  }
  for (const {topic, verdict, note, ...rest} of behavior) {
    const place = `behavior ${[topic, verdict, ...Object.values(rest)].join(', ')}`;
    (texts[place] ??= []).push(...sentencesOf(note ?? `(${verdict})`));
  }
  return data.operator ? {...data, operator} : data;
}

/** Code without the title in its first line and, for figures, without their prose. */
function codeOf({lang, meta, value}, texts) {
  const title = /title="([^"]*)"/.exec(meta ?? '');
  if (title) {
    texts['body'].push(title[1]);
  }
  return {
    code: lang,
    meta: meta?.replace(/title="[^"]*"/, ''),
    value: FIGURES.has(lang)
      ? withoutProse(parse(value), 'figure', texts, FIGURE_PROSE)
      : value,
  };
}

/** A text with links to files as links to doc ids, so that a sentence can move to the record. */
function withIds(text, file) {
  const folder = path.posix.dirname(file).replace(/^docs\/?/, '');
  return text.replaceAll(
    /\]\((\.{1,2}\/[^)#\s]+?)\.mdx?(?=[#)])/g,
    (_, target) => `](${path.posix.join(folder, target)}`,
  );
}

/**
 * What a page says and what it consists of. `texts` has the sentences by place:
 * the body in one list, and each text of the front matter. `fixed` is what an
 * edit must not change: the other front matter, code, tables, and components.
 */
export function pageParts(written, file = '') {
  const text = withIds(written, file);
  const texts = {body: []};
  const fixed = {frontMatter: {}, body: []};
  const slice = ({position: {start, end}}) =>
    text.slice(start.offset, end.offset);
  visit(processor.parse(text), (node) => {
    switch (node.type) {
      case 'yaml': {
        const data = takeBehavior(parse(node.value) ?? {}, texts);
        fixed.frontMatter = withoutProse(data, '', texts, PROSE_FIELDS);
        return SKIP;
      }
      case 'code':
        fixed.body.push(codeOf(node, texts));
        return SKIP;
      case 'table':
        fixed.body.push({
          table: node.children.map((row) =>
            row.children.map((cell) => {
              const content = cell.children.map(slice).join('');
              if (content.split(/\s+/).length < CELL_WORDS) {
                return content;
              }
              texts.body.push(...sentencesOf(content));
              return undefined;
            }),
          ),
        });
        return SKIP;
      case 'heading':
      case 'paragraph':
        texts.body.push(...sentencesOf(slice(node)));
        return SKIP;
      case 'mdxJsxFlowElement':
        fixed.body.push({
          element: node.name,
          attributes: node.attributes.map(({name, value}) => [name, value]),
        });
        return undefined;
      default:
        return undefined;
    }
  });
  return {texts, fixed};
}

/** The same of a shared YAML file, such as the fragments. */
export function yamlParts(text) {
  const texts = {};
  return {
    fixed: withoutProse(parse(text), '', texts, PROSE_FIELDS),
    texts,
  };
}

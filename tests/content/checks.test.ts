import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkAdmonitions} from './checks/admonitions';
import {checkEncoding} from './checks/encoding';
import {checkExpressions} from './checks/expressions';
import {checkFences} from './checks/fences';
import {checkFrontMatter} from './checks/frontMatter';
import {checkHeadings} from './checks/headings';
import {checkLinks} from './checks/links';
import {checkPhrases, FORBIDDEN_PHRASES, TERMINOLOGY} from './checks/phrases';
import {checkStructure} from './checks/structure';
import {parsePage, report} from './support/page';
import {expectNoProblems} from './support/problems';

/**
 * Reads an invalid page of the fixtures as if it were in a folder of the site.
 */
function fixture(name: string, folder = 'docs') {
  const file = path.join(__dirname, 'fixtures', `${name}.mdx`);
  return parsePage(`${folder}/${name}.mdx`, readFileSync(file, 'utf8'));
}

describe('checkFrontMatter', () => {
  it('names each field that is missing, too long, or unknown', () => {
    const [text, ...rest] = [
      report(checkFrontMatter([fixture('frontMatter')])).join('\n'),
    ];
    expect(rest).toEqual([]);
    expect(text).toContain(
      'docs/frontMatter.mdx:1: front matter: "title" length must be less than or equal to 60',
    );
    expect(text).toContain('"description" length must be at least 50');
    expect(text).toContain('a sentence that ends in a full stop');
    expect(text).toContain('"keywords" must contain at least 3 items');
    expect(text).toContain('"author" is not allowed');
  });

  it('rejects a description of two sentences', () => {
    const page = parsePage(
      'docs/two.mdx',
      '---\ntitle: Two\ndescription: This sentence would do for a description. This one is too much.\nkeywords: [a, b, c]\n---\n',
    );
    expect(report(checkFrontMatter([page]))).toEqual([
      expect.stringContaining('more than one sentence'),
    ]);
  });

  it('rejects a description that another page has', () => {
    const markdown =
      '---\ntitle: Same\ndescription: Two pages that describe themselves in the same words.\nkeywords: [a, b, c]\n---\n';
    expect(
      report(
        checkFrontMatter([
          parsePage('docs/one.mdx', markdown),
          parsePage('docs/two.mdx', markdown),
        ]),
      ),
    ).toEqual([
      'docs/two.mdx:1: front matter: same description as docs/one.mdx',
    ]);
  });
});

describe('checkExpressions', () => {
  it('names braces that are run as code, and leaves comments and code alone', () => {
    const page = parsePage(
      'docs/braces.mdx',
      '{/* A comment. */}\n\nA macro `%{name}`, and %{depth}.\n\n{rows}\n',
    );
    expect(report(checkExpressions(page))).toEqual([
      expect.stringContaining('docs/braces.mdx:3: {depth} is run as code'),
      expect.stringContaining('docs/braces.mdx:5: {rows} is run as code'),
    ]);
  });
});

describe('checkAdmonitions', () => {
  it('rejects names and forms that are not drawn as boxes', () => {
    expect(report(checkAdmonitions(fixture('admonitions')))).toEqual([
      'docs/admonitions.mdx:5: ":::tpi" is not an admonition: write one of :::note, :::tip, :::info, :::warning, :::danger, :::caution',
      'docs/admonitions.mdx:11: ":::tip Start small" is not read as an admonition: write ":::tip", or ":::tip[Title]" with a title, on a line of its own',
      'docs/admonitions.mdx:15: ":::" is not read as an admonition: write ":::tip", or ":::tip[Title]" with a title, on a line of its own',
      'docs/admonitions.mdx:17: "::note" is not an admonition: write one of :::note, :::tip, :::info, :::warning, :::danger, :::caution',
    ]);
  });
});

describe('checkHeadings', () => {
  it('rejects a second h1, a skipped level, title case, and a text used twice', () => {
    expect(
      report(checkHeadings(fixture('headings'), new Set(['Amazon']))),
    ).toEqual([
      'docs/headings.mdx:5: "A second title" is a second h1; the title is the first',
      'docs/headings.mdx:7: "Skipped a level" is an h3 below an h1',
      'docs/headings.mdx:9: "Create a New Pool" is not in sentence case: New',
      'docs/headings.mdx:9: "Create a New Pool" is not in sentence case: Pool',
      'docs/headings.mdx:13: "Connect to Amazon S3: the easy part" is also the heading of line 11: write what is different here',
    ]);
  });
});

describe('checkEncoding', () => {
  it('rejects a byte order mark and Windows line ends, and says how to remove them', () => {
    const text = '\uFEFF---\r\ntitle: A\r\n---\r\n\r\nText.\r\n';
    const page = parsePage('docs/a.mdx', text);
    expect(page.frontMatter).toEqual({title: 'A'});
    expect(report(checkEncoding(page))).toEqual([
      'docs/a.mdx:1: has a byte order mark: save the file as UTF-8 without a BOM',
      'docs/a.mdx:1: has Windows line ends (CRLF): save the file with LF',
    ]);
    expect(checkEncoding(parsePage('docs/b.mdx', 'Text.\n'))).toEqual([]);
  });
});

describe('checkPhrases', () => {
  it('names the phrase and what to write', () => {
    expect(report(checkPhrases(fixture('phrases'), FORBIDDEN_PHRASES))).toEqual(
      [
        'docs/phrases.mdx:5: "click here": name the target of the link',
        'docs/phrases.mdx:7: "Simply": leave it out',
        'docs/phrases.mdx:7: "e.g.": write "for example"',
        'docs/phrases.mdx:9: "powerful": say what it does',
        'docs/phrases.mdx:9: "coming soon": finish the page',
        'docs/phrases.mdx:9: "—": use a comma, a colon, or two sentences',
        'docs/phrases.mdx:9: "!": end the sentence with a full stop',
      ],
    );
  });

  it("names the product's own term", () => {
    expect(report(checkPhrases(fixture('phrases'), TERMINOLOGY))).toEqual([
      'docs/phrases.mdx:11: "The macro": write "workflow variable"',
      'docs/phrases.mdx:11: "ExampleSet": write "data table"',
      'docs/phrases.mdx:11: "workflow designer": write "Workflow Designer"',
    ]);
  });
});

describe('checkLinks', () => {
  it('rejects links and images that lead nowhere, and only these', () => {
    const page = fixture('links');
    const target = fixture('target');
    const problems = checkLinks(page, {
      pages: new Map([page, target].map((one) => [one.file, one])),
      hasFile: (file) =>
        ['docs/picture.svg', 'static/data/table.csv'].includes(file),
      generatedRoutes: [/^\/docs\/data$/],
    });
    expect(problems.map(({message}) => message)).toEqual([
      'link to ./nowhere.mdx: there is no such page',
      'link to ./target.mdx#nowhere: the page has no heading with that anchor',
      'link to ./target.mdx#new-text: the page has no heading with that anchor',
      'link to #nowhere: the page has no heading with that anchor',
      'link to /docs/nowhere: there is no such page',
      'link to operators/nowhere: there is no such page',
      'link to http://example.com: use https',
      'link to pathname:///data/nowhere.csv: there is no static/data/nowhere.csv',
      'image ./picture.svg has no text alternative',
      'image ./nowhere.svg does not exist',
    ]);
  });
});

describe('checkFences', () => {
  it('rejects unknown languages and code that does not parse', () => {
    expect(
      checkFences(fixture('fences')).map(({line, message}) => [
        line,
        message.split(':')[0],
      ]),
    ).toEqual([
      [
        5,
        expect.stringMatching(
          /^code block in no language; use one of diagram, chart, matrix, bash/,
        ),
      ],
      [9, expect.stringMatching(/^code block in unknown language "perl"/)],
      [13, 'json does not parse'],
      [17, 'python does not parse'],
      [22, 'javascript does not parse'],
      [26, 'bash does not parse'],
      [35, 'diagram does not parse'],
      [42, 'chart does not parse'],
      [47, 'matrix does not parse'],
    ]);
  });
});

describe('checkStructure', () => {
  it('rejects a guide that is too short and leads nowhere', () => {
    expect(report(checkStructure(fixture('structure')))).toEqual([
      'docs/structure.mdx: has 6 words of prose; 350 to 1200 fit',
      'docs/structure.mdx: does not end with a section "Next steps"',
    ]);
  });

  it('rejects a recipe without data, and with other sections than all have', () => {
    expect(
      report(checkStructure(fixture('structure', 'docs/recipes/rows'))),
    ).toEqual([
      'docs/recipes/rows/structure.mdx: has 6 words of prose; 80 to 450 fit',
      'docs/recipes/rows/structure.mdx: has other sections than What can go wrong, Variants, In other words, Next steps',
      'docs/recipes/rows/structure.mdx: does not begin with data and a process',
    ]);
  });

  it('rejects a post without a link into the docs or a truncate marker', () => {
    expect(report(checkStructure(fixture('structure', 'blog')))).toEqual([
      'blog/structure.mdx: has 6 words of prose; 150 to 400 fit',
      'blog/structure.mdx: has no link to /docs/',
      'blog/structure.mdx: has no truncate marker',
    ]);
  });
});

describe('expectNoProblems', () => {
  it('fails with the problems, and shows no code', () => {
    const problems = [{file: 'docs/a.mdx', line: 3, message: 'is wrong'}, 'b'];
    let failure: unknown;
    try {
      expectNoProblems(problems);
    } catch (error) {
      failure = error;
    }
    expect(failure).toMatchObject({
      name: '2 problems',
      message: '\ndocs/a.mdx:3: is wrong\nb',
      stack: '',
    });
    expect(() => expectNoProblems([])).not.toThrow();
  });
});

import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {siteFiles} from '../../../../../plugins/operator-pages/registry/files';
import {
  writeMissingViews,
  writeViews,
} from '../../../../../plugins/operator-pages/views/writeViews';
import {
  aPage,
  aSite,
  loadOperators,
  OPTIONS,
} from '../../../../support/operators';

const load = (pages: Readonly<Record<string, string>>, stops = true) =>
  loadOperators(aSite(pages), stops);

describe('loadViews', () => {
  it('links related operators both ways, by file', async () => {
    const {views} = await load({
      'operators/a/one.mdx': aPage(
        'One',
        '  related: [{id: operators/b/two, because: reverts it.}]\n',
      ),
      'operators/b/two.mdx': aPage('Two'),
    });
    expect(views.get('operators/a/one.mdx')?.operator?.related).toEqual([
      {title: 'Two', href: '../b/two.mdx', text: 'reverts it.'},
    ]);
    expect(views.get('operators/b/two.mdx')?.operator?.related).toEqual([
      {title: 'One', href: '../a/one.mdx', text: 'About One.'},
    ]);
  });

  it('has the label of the kind, and the line on the source of the facts', async () => {
    const {views} = await load({
      'operators/one.mdx': aPage('One', '  source: code\n'),
    });
    expect(views.get('operators/one.mdx')?.operator).toMatchObject({
      kind: 'Changes data',
      source: 'As in the code',
    });
  });

  it('does not lead from an operator to its deprecated variants', async () => {
    const {views} = await load({
      'operators/old.mdx': aPage(
        'Old',
        '  related: [operators/new]\n  deprecated: {successor: operators/new}\n',
      ),
      'operators/new.mdx': aPage('New'),
    });
    expect(views.get('operators/new.mdx')?.operator?.related).toEqual([]);
    expect(views.get('operators/old.mdx')?.operator?.successors).toEqual([
      {title: 'New', href: './new.mdx', text: 'About New.'},
    ]);
  });

  it('turns links to ids into links to files', async () => {
    const {views} = await load({
      'operators/a/one.mdx': aPage(
        'One',
        '  parameters:\n    - {name: p, type: string, about: "See [Two](operators/two#example) and [this](./x.mdx)."}\n',
      ),
      'operators/two.mdx': aPage('Two'),
    });
    expect(
      views.get('operators/a/one.mdx')?.operator?.record.parameters[0]?.about,
    ).toBe('See [Two](../two.mdx#example) and [this](./x.mdx).');
  });

  it('stops a build with all problems of all pages', async () => {
    await expect(
      load({
        'operators/one.mdx': aPage(
          'One',
          '  key: k\n  related: [operators/tow]\n',
        ),
        'operators/two.mdx': aPage(
          'Two',
          '  key: k\n  deprecated: {successor: two, note: "Use [it](operators/x)."}\n',
        ),
        'operators/three.mdx': aPage('Three', '  kid: 1\n'),
        'operators/four.mdx': '---\ntitle: Four\n---\n',
      }),
    ).rejects.toThrow(
      [
        'docs/operators/four.mdx: operator is required: the page has no record of its operator',
        'docs/operators/one.mdx: operator.related names "operators/tow", which is no operator; use the path of its page below the docs, without extension',
        'docs/operators/three.mdx: operator.kid is not allowed',
        'docs/operators/two.mdx:',
        '- operator.deprecated.successor names "two", which is no operator; use the path of its page below the docs, without extension',
        '- a link in the record names "operators/x", which is no page; use its path below the docs, without extension',
        '- operator.key "k" is also the key of operators/one',
      ].join('\n'),
    );
  });

  it('takes an index page without a record for the page of a family, which its operators are used in', async () => {
    const {views, operatorIndex} = await load({
      'operators/a/index.mdx':
        '---\ntitle: All of A\n---\nBegin with [One](./one.mdx).\n',
      'operators/a/one.mdx': aPage('One'),
      'operators/b/index.mdx': aPage('B'),
    });
    expect(views.has('operators/a/index.mdx')).toBe(false);
    expect(operatorIndex.operators.has('operators/a/index')).toBe(false);
    expect(views.get('operators/a/one.mdx')?.operator?.usedIn.guides).toEqual([
      {title: 'All of A', href: './index.mdx'},
    ]);
    expect(views.get('operators/b/index.mdx')?.operator?.title).toBe('B');
  });

  it('gives the dev server a view that says what is wrong', async () => {
    const {views} = await load(
      {'operators/one.mdx': aPage('One', '  kid: 1\n')},
      false,
    );
    expect(views.get('operators/one.mdx')).toEqual({
      problems: ['operator.kid is not allowed'],
    });
  });

  const SHARED_WRONG = {
    'operators/_fragments.yml': 'seed:\n  - {name: seed, type: int}\n',
    'operators/_portTypes.yml': 'Data table: {}\n',
    'operators/one.mdx': aPage('One'),
  };

  it('stops a build with the problems of all shared files', async () => {
    await expect(load(SHARED_WRONG)).rejects.toThrow(
      /^docs\/operators\/_fragments\.yml: seed\[0\] "seed"\.type must be one of .*\ndocs\/operators\/_portTypes\.yml: Data table\.family is required$/,
    );
  });

  it('gives the dev server these problems, and no page that is judged by them', async () => {
    const {views, messages} = await load(SHARED_WRONG, false);
    expect(messages).toHaveLength(2);
    expect([...views]).toEqual([['operators/one.mdx', {processes: []}]]);
  });
});

describe('writeViews', () => {
  it('writes a view only when it changes, and removes those of pages that are gone', async () => {
    const siteDir = aSite({'operators/a/one.mdx': aPage('One')});
    const files = siteFiles(siteDir, OPTIONS);
    const {views} = await loadOperators(siteDir);
    await writeViews(files, views);
    const file = files.viewFile('operators/a/one.mdx');
    expect(readdirSync(files.viewsDir)).toEqual([path.basename(file)]);
    utimesSync(file, 1, 1);
    await writeViews(files, views);
    expect(statSync(file).mtimeMs).toBe(1000);
    await writeViews(files, new Map());
    expect(existsSync(file)).toBe(false);
  });

  it('leaves a view alone while pages cannot be judged, and writes an empty one where there is none', async () => {
    const siteDir = aSite({'operators/one.mdx': aPage('One')});
    const files = siteFiles(siteDir, OPTIONS);
    const {views} = await loadOperators(siteDir);
    await writeViews(files, views);
    const file = files.viewFile('operators/one.mdx');
    const old = readFileSync(file, 'utf8');
    await writeMissingViews(
      files,
      new Map(
        ['operators/one.mdx', 'operators/two.mdx'].map((page) => [
          page,
          {processes: []},
        ]),
      ),
    );
    expect(readFileSync(file, 'utf8')).toBe(old);
    expect(
      JSON.parse(readFileSync(files.viewFile('operators/two.mdx'), 'utf8')),
    ).toEqual({processes: []});
  });
});

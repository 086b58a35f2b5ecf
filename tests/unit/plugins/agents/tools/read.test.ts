import {describe, expect, it} from 'vitest';
import {PART_LENGTH, read} from '../../../../../plugins/agents/tools/read';
import {FILES, runTool} from '../../../../support/toolSite';

describe('read', () => {
  it.each(['/base/docs/zebra', '/base/docs/zebra/', 'docs/zebra.md'])(
    'gives the copy of %s',
    async (route) => {
      expect(await runTool(read, {route})).toMatchObject({
        title: 'Zebra [1]',
        markdown: FILES.get('/base/docs/zebra.md')!.trim(),
        part: 1,
        parts: 1,
      });
    },
  );

  it.each([
    ['food', '## Food\n\nGrass.\n\n### More\n\nHay.'],
    ['grass', '## Food\n\nGrass.\n\n### More\n\nHay.'],
    ['more', '### More\n\nHay.'],
    ['rest', '## Sleep\n\nStanding.'],
  ])('gives only the section with the anchor #%s', async (anchor, markdown) => {
    const route = `/base/docs/zebra#${anchor}`;
    expect(await runTool(read, {route})).toMatchObject({route, markdown});
  });

  it('gives a long page in parts, with the addresses of its sections', async () => {
    const first = await runTool(read, {route: '/base/docs/long'});
    expect(first).toMatchObject({
      parts: 2,
      sections: [
        {title: 'One', route: '/base/docs/long#one'},
        {title: 'Two', route: '/base/docs/long#two'},
      ],
    });
    const second = await runTool(read, {route: '/base/docs/long', part: 2});
    expect(second).not.toHaveProperty('sections');
    expect(String(first.markdown).length).toBeLessThanOrEqual(PART_LENGTH);
    expect(read.textOf!(first)).toContain(
      'Part 1 of 2.\n\n- One: /base/docs/long#one',
    );
    const words = (text: unknown) => String(text).match(/\S+/g)!.length;
    expect(words(first.markdown) + words(second.markdown)).toBe(
      words(FILES.get('/base/docs/long.md')),
    );
  });

  it.each([
    [
      '/base/docs/none',
      'There is no page /base/docs/none on this site, or it has no copy in Markdown. Pass a route that search returns.',
    ],
    ['/base/docs/page', 'There is no page /base/docs/page on this site'],
    [
      '/other/docs',
      '/other/docs is no page of this site: its routes begin with /base/. Pass a route that search returns.',
    ],
    [
      '/base/docs/zebra#tail',
      '/base/docs/zebra has no section #tail. Leave out the anchor to read the page.',
    ],
  ])('says what is wrong with %s', async (route, message) => {
    await expect(runTool(read, {route})).rejects.toThrow(message);
  });

  it('says how many parts there are', async () => {
    await expect(
      runTool(read, {route: '/base/docs/long', part: 3}),
    ).rejects.toThrow('/base/docs/long has 2 parts. Pass a part from 1 to 2.');
  });

  it.each([
    [
      'is gone',
      () => Promise.reject(new Error('/base does not answer (refused).')),
      '/base does not answer (refused).',
    ],
    [
      'has an error',
      () => Promise.resolve(new Response('', {status: 503})),
      '/base/docs/zebra.md answered 503.',
    ],
  ])('says so when the host %s', async (_, fetch, reason) => {
    await expect(
      runTool(read, {route: '/base/docs/zebra'}, {fetch}),
    ).rejects.toThrow(
      `The files of this site cannot be had: ${reason} Check that the site is complete and can be reached, then ask again.`,
    );
  });
});

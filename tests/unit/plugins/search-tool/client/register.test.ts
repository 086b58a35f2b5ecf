// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ModelContextTool} from '../../../../../plugins/search-tool/client/modelContext';
import {FILES, SETTINGS, toolSite} from '../../../../support/toolSite';

/** Loads the script that offers the page's tools to a fake browser. */
async function offer(
  owner: object,
  registerTool: (tool: ModelContextTool) => Promise<void> | undefined,
): Promise<void> {
  Object.assign(owner, {modelContext: {registerTool}});
  vi.resetModules();
  await import('../../../../../plugins/search-tool/client/register');
}

async function offeredTools(owner: object): Promise<ModelContextTool[]> {
  const tools: ModelContextTool[] = [];
  await offer(owner, (tool) => {
    tools.push(tool);
    return undefined;
  });
  return tools;
}

describe('register', () => {
  const site = toolSite();

  beforeEach(() => {
    site.asked.length = 0;
    vi.stubGlobal('fetch', site.fetch);
    document.head.innerHTML = '';
    document.body.innerHTML = '<div data-search-settings></div>';
    document.body.firstElementChild!.setAttribute(
      'data-search-settings',
      JSON.stringify(SETTINGS),
    );
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    Reflect.deleteProperty(document, 'modelContext');
    Reflect.deleteProperty(navigator, 'modelContext');
  });

  it.each([
    ['document', document],
    ['navigator', navigator],
  ])(
    'offers both tools to WebMCP of the %s, and loads nothing',
    async (_, owner) => {
      const tools = await offeredTools(owner);
      expect(tools.map(({name}) => name)).toEqual(['search', 'read']);
      expect(site.asked).toEqual([]);
    },
  );

  it('answers calls from the site of the page', async () => {
    const [search, read] = await offeredTools(document);
    const {content} = await search!.execute({query: 'grass'});
    expect(content[0]!.text).toContain('/base/docs/zebra#food');
    expect(await read!.execute({route: '/base/docs/animals'})).toEqual({
      content: [{type: 'text', text: FILES.get('/base/docs/animals/index.md')}],
    });
  });

  it('tells agents of a page without a search box', async () => {
    document.body.innerHTML = '';
    const [search] = await offeredTools(document);
    expect(await search!.execute({query: 'zebra'})).toEqual({
      content: [
        {
          type: 'text',
          text: `${window.location.href} has no search box, which says where the index is. Open another page of the site.`,
        },
      ],
      isError: true,
    });
  });

  it('warns where the browser refuses tools, and harms nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await offer(document, () => Promise.reject(new Error('Not allowed.')));
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    expect(warn).toHaveBeenCalledWith(
      'search-tool: search is not offered: Error: Not allowed.',
    );
  });
});

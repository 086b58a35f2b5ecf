import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {toolCall} from '../../../../support/malformedRequests';
import {SETTINGS, toolSite} from '../../../../support/toolSite';

const ORIGIN = 'https://docs.example.com';
const HOME = `<title>Zebra help</title><div data-search-settings='${JSON.stringify(SETTINGS)}'></div>`;

/** Answers like the host of the site. */
function hostFile(url: URL): Promise<Response> {
  return url.href === `${ORIGIN}/help/`
    ? Promise.resolve(new Response(HOME))
    : toolSite().fetch(url.pathname);
}

const request = () => {
  const {headers, body} = toolCall('read', {route: '/base/docs/zebra#rest'});
  return new Request(`${ORIGIN}/help/mcp`, {
    method: 'POST',
    headers: headers!,
    body: body!,
  });
};

const read = async (response: Response) =>
  ((await response.json()) as {result: {structuredContent: unknown}}).result
    .structuredContent;

describe('the function of a host', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('fetch', hostFile);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('answers at Netlify, at the address of the site', async () => {
    const {default: answer, config} =
      await import('../../../../../plugins/agents/hosts/netlify');
    expect(config.path).toBe('/help/mcp');
    expect(await read(await answer(request()))).toMatchObject({
      markdown: '## Sleep\n\nStanding.',
    });
  });

  it('answers at Vercel', async () => {
    const {default: answer} =
      await import('../../../../../plugins/agents/hosts/vercel');
    expect(await read(await answer.fetch(request()))).toMatchObject({
      title: 'Zebra [1]',
    });
  });

  it('answers at Cloudflare, which also serves the files', async () => {
    const {default: worker} =
      await import('../../../../../plugins/agents/hosts/cloudflare');
    const environment = {ASSETS: {fetch: hostFile}};
    expect(
      await read(await worker.fetch(request(), environment)),
    ).toMatchObject({title: 'Zebra [1]'});
    const home = await worker.fetch(
      new Request(`${ORIGIN}/help/`),
      environment,
    );
    expect(await home.text()).toBe(HOME);
  });
});

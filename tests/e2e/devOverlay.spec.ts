import {rmSync} from 'node:fs';
import path from 'node:path';
import {copyOperatorSite} from '../support/operatorSite';
import {editSite} from '../support/sites';
import {overlayText, testOfFaults as test, watchMending} from './devSupport';
import {expect} from './support';

/** Time for the server to read the pages again and compile, in ms. */
const REBUILD = {timeout: 60_000};

const START = 'docs/start.md';
const SIDEBARS = 'sidebars.ts';
const POST = 'blog/2024-01-01-otters.md';
const COPY = 'docs/copy.md';

const SIDEBAR = "export default {defaultSidebar: ['start', 'other']};\n";

/** The configuration with the content plugins of the help site. */
function withOverlay(config: string): string {
  return config
    .replace(
      /docs: \{.*\},\n\s+blog: \{[\s\S]*?\n {8}\},/,
      'docs: false, blog: false,',
    )
    .replace(
      'plugins: [',
      `plugins: [
        '../../../plugins/dev-server/index.ts',
        ['../../../plugins/dev-server/docs/index.ts', {
          sidebarPath: './${SIDEBARS}',
          onlyIncludeVersions: ['current'],
          beforeDefaultRemarkPlugins: [operators.remarkPlugin],
        }],
        ['../../../plugins/hosting/blog/index.ts', {
          showReadingTime: false,
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'ignore',
        }],`,
    )
    .replace('markdown: {', 'markdown: {hooks: {onBrokenMarkdownLinks}, ')
    .replace(
      '',
      "import {onBrokenMarkdownLinks} from '../../../plugins/dev-server/config';\n",
    );
}

test('the overlay shows what is wrong with a page, and goes away when it is mended', async ({
  page,
  startDev,
}) => {
  test.setTimeout(400_000);
  const siteDir = copyOperatorSite('dev-overlay', {
    'docusaurus.config.ts': withOverlay,
    [SIDEBARS]: SIDEBAR,
  });
  const origin = await startDev(siteDir);
  const edit = (file: string, from: string, to: string) =>
    editSite(siteDir, {[file]: (text) => text.replace(from, to)});
  const shows = (...messages: string[]) =>
    Promise.all(
      messages.map((message) =>
        expect(overlayText(page)).toContainText(message, REBUILD),
      ),
    );
  const isMended = watchMending(page, REBUILD);

  await page.goto(`${origin}/base/docs/start`, {
    waitUntil: 'commit',
    ...REBUILD,
  });
  const text = page.getByRole('main').getByText('Zebras graze');
  await expect(text).toBeVisible(REBUILD);

  await test.step('front matter that is not YAML, however often it is read', async () => {
    const wrong = 'description: Where: the fixture starts.';
    edit(START, 'description: Where the fixture starts.', wrong);
    await shows(`${START}:3: The front matter is not YAML`, wrong);
    edit('docs/other.md', '---\n\n', '---\n\nAnother text. ');
    await page.waitForTimeout(5000);
    await shows(`${START}:3: The front matter is not YAML`);
    edit(START, wrong, 'description: Where the fixture starts.');
    await isMended();
  });

  await test.step('an id in a sidebar that is unknown, with near ones', async () => {
    editSite(siteDir, {[SIDEBARS]: SIDEBAR.replace('start', 'strat')});
    await shows('strat; the nearest ids are start, other');
    await expect(overlayText(page)).not.toContainText('Available');
    editSite(siteDir, {[SIDEBARS]: SIDEBAR});
    await isMended();
  });

  await test.step('an id that two pages have', async () => {
    editSite(siteDir, {[COPY]: '---\nid: start\n---\n\nA copy.\n'});
    await shows('sharing the same id', COPY);
    rmSync(path.join(siteDir, COPY));
    await isMended();
  });

  await test.step('a tag that is not in tags.yml', async () => {
    edit(POST, '[animals]', '[anmals]');
    await shows('anmals', path.basename(POST), 'tags.yml');
    edit(POST, '[anmals]', '[animals]');
    await isMended();
  });

  await test.step('a link to a file that does not exist', async () => {
    edit(START, 'Zebras', '[Lions](./lions.md) and zebras. Zebras');
    await shows('./lions.md', START);
    editSite(siteDir, {'docs/lions.md': 'Lions sleep.\n'});
    await isMended();
  });

  await test.step('an address without a page, with near ones', async () => {
    edit(START, 'Zebras', '[Others](/docs/othr) and zebras. Zebras');
    await shows(
      `${START}:`,
      'The link /docs/othr leads to no page',
      '/docs/other',
    );
    edit(START, '[Others](/docs/othr)', '[Others](/docs/other)');
    await isMended();
  });

  await test.step('an anchor that its page does not have', async () => {
    edit(START, '(/docs/other)', '(./other.md#fod)');
    await shows('The link /base/docs/other#fod leads to no heading');
    editSite(siteDir, {
      'docs/other.md': (other) => `${other}\n## Fod\n\nFish.\n`,
    });
    await isMended();
  });

  await expect(text).toBeVisible(REBUILD);
});

import {copyOperatorSite} from '../support/operatorSite';
import {editSite} from '../support/sites';
import {overlayText, testOfFaults as test, watchMending} from './devSupport';
import {expect} from './support';

/** Timeout for the server to reread the pages and compile, in milliseconds. */
const REBUILD = {timeout: 60_000};

const START = 'docs/start.md';

/** Adds the error overlay of the help site to a configuration. */
function withOverlay(config: string): string {
  const imported =
    "import {onBrokenMarkdownLinks} from '../../../plugins/dev-server/config';\nimport './settings';\n";
  return (
    imported +
    config
      .replace(
        'plugins: [',
        "plugins: ['../../../plugins/dev-server/index.ts',",
      )
      .replace('markdown: {', 'markdown: {hooks: {onBrokenMarkdownLinks}, ')
  );
}

test('the overlay shows what is wrong with a page, and goes away when it is mended', async ({
  page,
  startDev,
}) => {
  test.setTimeout(400_000);
  const siteDir = copyOperatorSite('dev-overlay', {
    'docusaurus.config.ts': withOverlay,
    'settings.ts': 'export {};\n',
  });
  const {origin, output} = await startDev(siteDir);
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

  await test.step('a link to a file that does not exist', async () => {
    edit(START, 'Zebras', '[Lions](./lions.md) and zebras. Zebras');
    await shows('./lions.md', START);
    editSite(siteDir, {'docs/lions.md': 'Lions sleep.\n'});
    await isMended();
  });

  await test.step('a setting that the server reads only when it starts', async () => {
    editSite(siteDir, {'settings.ts': 'export const number = 1;\n'});
    await expect
      .poll(output, REBUILD)
      .toMatch(/settings\.ts.* has changed, and the server reads it only/);
  });

  await expect(text).toBeVisible(REBUILD);
});

import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {announcements} from '../../../../../plugins/agents/build/announcements';
import {TOOLS} from '../../../../../plugins/agents/tools/table';
import {ROOT} from '../../../../support/sites';

const SITE = {
  title: 'Zoo',
  origin: 'https://docs.example.com',
  baseUrl: '/help/',
  version: '1.2.3',
  skill: readFileSync(path.join(ROOT, 'plugins/agents/build/skill.md'), 'utf8'),
};
const SERVER = 'https://docs.example.com/help/mcp';
const CATALOG = '.well-known/ai-catalog.json';
const SKILL = '.well-known/agent-skills/ask-the-docs/SKILL.md';

const filesOf = (changes = {}) =>
  new Map(
    announcements({...SITE, ...changes}).map(({name, text}) => [name, text]),
  );
const jsonOf = (files: ReadonlyMap<string, string>, name: string): unknown =>
  JSON.parse(files.get(name)!);

type Catalog = {readonly entries: readonly {readonly url: string}[]};

describe('announcements', () => {
  it('have a skill with all tools, and no placeholder', () => {
    const skill = filesOf().get(SKILL)!;
    for (const {name} of TOOLS) {
      expect(skill).toContain(`- \`${name}(`);
    }
    expect(skill).not.toMatch(/\{\w+\}/);
    expect(skill).toMatch(/^---\nname: ask-the-docs\ndescription: .{1,1024}\n/);
  });

  it('list the skill with the hash of its bytes', () => {
    const files = filesOf();
    const digest = createHash('sha256').update(files.get(SKILL)!).digest('hex');
    expect(jsonOf(files, '.well-known/agent-skills/index.json')).toMatchObject({
      skills: [
        {
          name: 'ask-the-docs',
          type: 'skill-md',
          url: `/help/${SKILL}`,
          digest: `sha256:${digest}`,
        },
      ],
    });
  });

  it.each([
    ['', undefined],
    ['', SERVER],
    [SITE.origin, undefined],
    [SITE.origin, SERVER],
  ])('list nothing that is not there: origin %j, server %s', (origin, server) => {
    const files = filesOf({origin, server});
    expect(files.has(CATALOG)).toBe(origin !== '');
    const {entries} = files.has(CATALOG)
      ? (jsonOf(files, CATALOG) as Catalog)
      : {entries: []};
    for (const {url} of entries) {
      expect(files.has(url.slice(`${SITE.origin}/help/`.length))).toBe(true);
    }
    const isServed = origin !== '' && server !== undefined;
    expect(entries).toHaveLength(origin === '' ? 0 : isServed ? 2 : 1);
    expect(files.get(SKILL)!.includes(SERVER)).toBe(server !== undefined);
  });

  it('have a card with the address of the server', () => {
    const card = jsonOf(filesOf({server: SERVER}), 'mcp-server-card.json');
    expect(card).toMatchObject({
      name: 'com.example.docs/help',
      version: '1.2.3',
      title: 'Zoo',
      remotes: [{type: 'streamable-http', url: SERVER}],
    });
    expect((card as {description: string}).description.length).toBeLessThan(
      101,
    );
  });
});

import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import pluginAgents from '../../../../plugins/agents/index';

it('publishes the recipes of the docs, and a skill', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'agents-'));
  const doc = (name: string, content: string) => {
    mkdirSync(path.join(siteDir, 'docs'), {recursive: true});
    writeFileSync(path.join(siteDir, 'docs', name), content);
    return {
      title: name,
      description: 'D.',
      permalink: `/base/docs/${name}`,
      source: `@site/docs/${name}`,
    };
  };
  const docs = [
    doc('a', '```data title="A"\nx\n1\n```\n'),
    doc('b', 'No data.'),
  ];
  const plugin = pluginAgents({siteDir, baseUrl: '/base/'} as LoadContext, {
    title: 'Zoo',
    origin: '',
  });
  await plugin.allContentLoaded!({
    allContent: {
      'docusaurus-plugin-content-docs': {
        default: {loadedVersions: [{docs}]},
      },
    },
  } as never);
  await plugin.postBuild!({outDir: siteDir} as never);
  expect(
    JSON.parse(readFileSync(path.join(siteDir, 'recipes.json'), 'utf8')),
  ).toEqual([
    {
      title: 'a',
      route: '/base/docs/a',
      answer: 'D.',
      tables: {A: 'x\n1'},
      workflows: [],
    },
  ]);
  expect(
    readFileSync(
      path.join(siteDir, '.well-known/agent-skills/ask-the-docs/SKILL.md'),
      'utf8',
    ),
  ).toContain('# Zoo');
  expect(plugin.injectHtmlTags!({content: undefined})).toEqual({});
});

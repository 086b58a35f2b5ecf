import {createHash} from 'node:crypto';
import {SERVER_NAME} from '../server/createServer';
import {toolList} from '../tools/table';

/** A site, and the address of its MCP server. */
export type Announced = {
  readonly title: string;
  /** Origin of the site. Empty if it is unknown. */
  readonly origin: string;
  readonly baseUrl: string;
  /** Address of the MCP server. Absent if the site has none. */
  readonly server?: string;
  readonly version: string;
  /** Template of the skill. */
  readonly skill: string;
};

/** A file in the output folder. */
type TextFile = {readonly name: string; readonly text: string};

/** Name of the catalog of everything that is published for agents. */
export const CATALOG_FILE = '.well-known/ai-catalog.json';

const SKILL_NAME = 'ask-the-docs';
const SKILL_FILE = `.well-known/agent-skills/${SKILL_NAME}/SKILL.md`;
const CARD_FILE = 'mcp-server-card.json';

/** Description of the server, of at most 100 characters. */
const ABOUT =
  'Searches and reads these docs, looks up operators and errors, and runs workflows.';

const QUERIES = [
  'Which operator joins two tables?',
  'What does error 101 of a workflow mean?',
  'Keep the latest row of each customer.',
];

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function skillText({title, origin, baseUrl, server, skill}: Announced): string {
  const values: Readonly<Record<string, string>> = {
    name: SKILL_NAME,
    title,
    home: origin + baseUrl,
    server:
      server === undefined
        ? 'Its MCP server has these tools, where someone runs it:'
        : `Its MCP server, ${server}, has these tools:`,
    tools: toolList(),
  };
  return skill.replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
}

/** Index of the skills: https://github.com/cloudflare/agent-skills-discovery-rfc. */
function skillIndex({baseUrl}: Announced, text: string): string {
  const [, description = ''] = /^description: (.+)$/m.exec(text) ?? [];
  const digest = createHash('sha256').update(text).digest('hex');
  return json({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: SKILL_NAME,
        type: 'skill-md',
        description,
        url: baseUrl + SKILL_FILE,
        digest: `sha256:${digest}`,
      },
    ],
  });
}

/** Card of the server: https://github.com/modelcontextprotocol/experimental-ext-server-card. */
const serverCard = (
  {title, origin, baseUrl, version}: Announced,
  server: string,
) =>
  json({
    $schema:
      'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${new URL(origin).hostname.split('.').reverse().join('.')}/${SERVER_NAME}`,
    version,
    title,
    description: ABOUT,
    websiteUrl: origin + baseUrl,
    remotes: [{type: 'streamable-http', url: server}],
  });

/** Catalog of what is published: https://ai-catalog.io. */
function catalog({title, origin, baseUrl, server}: Announced): string {
  const entry = (kind: string, type: string, name: string, about: string) => ({
    identifier: `urn:air:${new URL(origin).hostname}:${kind}`,
    displayName: `${title}: ${name}`,
    description: about,
    type,
    representativeQueries: QUERIES,
  });
  return json({
    specVersion: '1.0',
    host: {displayName: title, documentationUrl: origin + baseUrl},
    entries: [
      {
        ...entry(
          `skill:${SKILL_NAME}`,
          'text/markdown; profile="urn:air:agent-skills"',
          'skill',
          'How to answer from these docs, and how to write workflows.',
        ),
        url: origin + baseUrl + SKILL_FILE,
      },
      ...(server === undefined
        ? []
        : [
            {
              ...entry(
                `mcp:${SERVER_NAME}`,
                'application/mcp-server-card+json',
                'MCP server',
                ABOUT,
              ),
              url: origin + baseUrl + CARD_FILE,
            },
          ]),
    ],
  });
}

/**
 * Returns the files that announce the site to agents: a skill and its index;
 * with a known origin, a catalog, and the card of the server if there is one.
 */
export function announcements(site: Announced): TextFile[] {
  const {origin, server} = site;
  const text = skillText(site);
  return [
    {name: SKILL_FILE, text},
    {name: '.well-known/agent-skills/index.json', text: skillIndex(site, text)},
    ...(origin === ''
      ? []
      : [
          {name: CATALOG_FILE, text: catalog(site)},
          ...(server === undefined
            ? []
            : [{name: CARD_FILE, text: serverCard(site, server)}]),
        ]),
  ];
}

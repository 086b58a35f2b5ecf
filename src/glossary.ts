import path from 'node:path';
import glossaryLinks from '../plugins/glossary-links';
import type {GlossaryOptions} from '../plugins/glossary-links';

/** For remark plugins: guides link to the glossary, pages of operators have words of their own. */
export const glossary: [typeof glossaryLinks, GlossaryOptions] = [
  glossaryLinks,
  {
    docsDir: path.join(__dirname, '../docs'),
    page: 'glossary.mdx',
    exclude: ['operators/**'],
  },
];

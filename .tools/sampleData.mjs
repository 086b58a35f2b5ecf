// Creates the sample data that readers download. The files are the same each
// time:
//   npm run data
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './ensurePackages.mjs';
import {sampleFiles} from './sampleData/files.mjs';

for (const [name, text] of Object.entries(sampleFiles())) {
  writeFileSync(path.join(root, 'static/data', name), text);
  console.log(`static/data/${name}: ${text.split('\n').length - 2} rows`);
}

// Makes the page of an operator: npm run new:operator -- --help
import {parseArgs} from 'node:util';
import {root} from './ensurePackages.mjs';
import {Mistake} from './operators/mistake.mjs';
import {newPage} from './operators/newPage.mjs';

const USAGE = `Usage: npm run new:operator -- <path> ["<Title>"] [--folder "<Label>"]
                               [--facts <file>] [--out <folder>]

  <path>    category/subgroup/name below docs/operators, for example
            cleansing/normalization/normalize
  <Title>   default: the title in the collected facts
  --folder  creates the folder of the page, with this label in the sidebar
  --facts   JSON Lines file of collected facts; default: those in
            tests/content/data/operator-facts
  --out     folder to write to; default: docs/operators
  --help    prints this text`;

function run() {
  const {values, positionals} = parseArgs({
    options: {
      facts: {type: 'string'},
      folder: {type: 'string'},
      help: {type: 'boolean', short: 'h'},
      out: {type: 'string'},
    },
    allowPositionals: true,
  });
  const [where, title, ...rest] = positionals;
  if (values.help) {
    return USAGE;
  }
  if (!where || rest.length > 0) {
    throw new Mistake(
      where ? 'Put the title in quotation marks' : 'The path is missing',
    );
  }
  return newPage(root, {...values, where, title});
}

try {
  console.log(await run());
} catch (error) {
  const isMistake =
    error instanceof Mistake || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isMistake ? `${error.message}\n\n${USAGE}` : error);
  process.exitCode = 1;
}

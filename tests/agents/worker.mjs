// Runs the worker of Cloudflare in its own runtime, with the files of a folder,
// and prints its address. It ends when standard input ends:
//   node worker.mjs <script> <folder>
import {Miniflare} from 'miniflare';

const [scriptPath, directory] = process.argv.slice(2);
const worker = new Miniflare({
  modules: true,
  scriptPath,
  modulesRules: [{type: 'ESModule', include: ['**/*.mjs']}],
  compatibilityDate: '2026-07-01',
  assets: {
    directory,
    binding: 'ASSETS',
    routerConfig: {
      has_user_worker: true,
      invoke_user_worker_ahead_of_assets: true,
    },
  },
});
console.log((await worker.ready).href);
process.stdin.resume().on('end', () => {
  void worker.dispose().then(() => process.exit(0));
});

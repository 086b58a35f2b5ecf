// Loaded into a build with --require: writes the processor time that the
// process used, in microseconds, to the file that BENCH_CPU_FILE names.
const {writeFileSync} = require('node:fs');

process.on('exit', () => {
  const {user, system} = process.cpuUsage();
  writeFileSync(process.env.BENCH_CPU_FILE, String(user + system));
});

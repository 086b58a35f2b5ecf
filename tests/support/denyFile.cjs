// Preloaded with --require: lets no one read the file that DENIED_FILE names,
// which its permissions cannot do where the tests run as root.
const fs = require('node:fs');

const denied = process.env.DENIED_FILE;

function denial(file) {
  const error = new Error(`EACCES: permission denied, open '${file}'`);
  return Object.assign(error, {code: 'EACCES', path: file});
}

const {readFile} = fs;
fs.readFile = (file, ...rest) =>
  String(file) === denied ? rest.at(-1)(denial(file)) : readFile(file, ...rest);

const promised = fs.promises.readFile;
fs.promises.readFile = (file, ...rest) =>
  String(file) === denied
    ? Promise.reject(denial(file))
    : promised(file, ...rest);

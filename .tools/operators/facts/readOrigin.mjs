/** Where facts come from, in the words of the records. */
const SOURCES = {
  code: 'code',
  'code-ancestor': 'older code',
  page: 'page',
  process: 'process',
  knowledge: 'knowledge',
  none: 'none',
};

/** Classes that were read in place of the operator's own, which is not public. */
const CLASSES = {
  ancestor: 'older code',
  'base class': 'base code',
};

/** Names of extensions that are not those of their folders. */
const EXTENSIONS = {
  opcua_connector: 'OPC-UA Connector',
};

/** The extension that an operator belongs to, by the folder of its page. */
function extensionOf({id, extension}) {
  const folder = /^operators\/extensions\/([^/]+)/.exec(id)?.[1];
  return (
    extension ?? (folder && (EXTENSIONS[folder] ?? folder.replaceAll('_', ' ')))
  );
}

/** Whose code shows the operator: that of the platform, or that of an extension. */
const codeOf = ({id}) =>
  id?.startsWith('operators/extensions/') ? 'extension code' : 'code';

/** The first version of a note such as `key first in 9.8 – 9.10`: a range of versions names none. */
function sinceOf({since}) {
  return /^\d+(\.\d+)+$/.exec(since ?? '')?.[0];
}

/** Where the facts come from, the extension of the operator, and its first version, as far as they are known. */
export function readOrigin(fact) {
  const source =
    fact.source === 'code'
      ? codeOf(fact)
      : (CLASSES[fact.class?.match] ?? SOURCES[fact.source]);
  const extension = extensionOf(fact);
  const since = sinceOf(fact);
  return {
    ...(source && {source}),
    ...(extension && {extension}),
    ...(since && {since}),
  };
}

const FLAG = '--no-experimental-webstorage';

/**
 * Flags for Node that remove its global localStorage. In Node 26 it warns when
 * Docusaurus looks for it, and hides the storage of jsdom in tests. Node 20 has
 * neither the global nor the flag.
 */
export const WITHOUT_STORAGE = process.allowedNodeEnvironmentFlags.has(FLAG)
  ? [FLAG]
  : [];

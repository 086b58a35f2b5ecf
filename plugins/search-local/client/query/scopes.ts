/** What stands before a colon in code and addresses, and is no field that somebody has mistaken. */
const SCOPES: ReadonlySet<string> = new Set(
  (
    'about arn blob bun chrome classpath data deno dns docker file ftp git gs http https java javascript jdbc ldap ldaps localhost ' +
    'mailto mongodb mysql node npm oci odbc pip pnpm postgres postgresql redis sftp smb sqlite sqlserver ssh std tcp tel udp urn ' +
    'vscode ws wss xml xmlns xs xsd xsi xsl yarn'
  ).split(' '),
);

/** What no plain word is: a port or time, another scope, a path, a call, an assignment. */
const CODE = /^[\d:]|[:/\\.()[\]{}<>=@#$%&*_]/;

/**
 * Whether `scope:rest` is code or an address and not a field with a term: the
 * scope is one of those in use, or the rest is no plain word (`localhost:3000`,
 * `std::vector`, `node:fs`). Anything else names a field that does not exist.
 */
export const isOtherScope = (scope: string, rest: string): boolean =>
  SCOPES.has(scope.toLowerCase()) || CODE.test(rest);

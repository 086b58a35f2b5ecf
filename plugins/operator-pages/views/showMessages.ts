import {readFileSync} from 'node:fs';
import {PLUGIN_NAME} from '../registry/files';
import type {SiteFiles} from '../registry/files';

/** What is used here of the compiler of webpack and Rspack. */
type Compilation = {
  readonly compiler: object;
  readonly errors: {push(error: Error): unknown};
  readonly fileDependencies: {add(file: string): unknown};
};
type Compiler = {
  readonly hooks: {
    readonly afterCompile: {
      tap(name: string, run: (compilation: Compilation) => void): void;
    };
  };
};

/** Messages on the files that all operators share, as `writeMessages` has left them. */
function readMessages(file: string): readonly string[] {
  return JSON.parse(readFileSync(file, 'utf8')) as string[];
}

/** An error of which only the message is shown: where it was made says nothing to a writer. */
function withoutStack(message: string): Error {
  const error = new Error(message);
  delete error.stack;
  return error;
}

/**
 * Shows what is wrong with the shared files as one error of the compiler,
 * which the dev server lays over every page until they are mended. As errors
 * of pages, there would be one for each operator.
 */
export function showMessages({messagesFile}: SiteFiles) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.afterCompile.tap(PLUGIN_NAME, (compilation) => {
        // Other plugins compile parts of their own in between.
        if (compilation.compiler !== compiler) {
          return;
        }
        compilation.fileDependencies.add(messagesFile);
        const messages = readMessages(messagesFile);
        if (messages.length > 0) {
          compilation.errors.push(withoutStack(messages.join('\n')));
        }
      });
    },
  };
}

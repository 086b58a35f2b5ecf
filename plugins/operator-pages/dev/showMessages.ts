import {readFileSync} from 'node:fs';

/** The parts of a compilation of webpack or Rspack that this plugin uses. */
type Compilation = {
  readonly compiler: object;
  readonly errors: {push(error: Error): unknown} & Iterable<{
    readonly message: string;
  }>;
  readonly fileDependencies: {add(file: string): unknown};
};
type Compiler = {
  readonly hooks: {
    readonly afterCompile: {
      tap(name: string, run: (compilation: Compilation) => void): void;
    };
  };
};

const NAME = 'operator-pages';

/** Creates an error without a stack, so that the overlay shows only the message. */
function withoutStack(message: string): Error {
  const error = new Error(message);
  delete error.stack;
  return error;
}

/**
 * Creates a bundler plugin that reports the messages in a file as one error. The
 * overlay of the dev server shows the error until the list in the file is empty.
 * @param file - Absolute path of a JSON file with a list of messages.
 */
export function showMessages(file: string) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.afterCompile.tap(NAME, (compilation) => {
        // Child compilers of other plugins use the same hook.
        if (compilation.compiler !== compiler) {
          return;
        }
        compilation.fileDependencies.add(file);
        const reported = [...compilation.errors].map(({message}) => message);
        const messages = (
          JSON.parse(readFileSync(file, 'utf8')) as string[]
        ).filter(
          (message) => !reported.some((error) => error.includes(message)),
        );
        if (messages.length > 0) {
          compilation.errors.push(withoutStack(messages.join('\n')));
        }
      });
    },
  };
}

import {readFileSync} from 'node:fs';

/** What is used here of the compiler of webpack and Rspack. */
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

const NAME = 'dev-server';

/** An error without a stack: the overlay shows the message only. */
function withoutStack(message: string): Error {
  const error = new Error(message);
  delete error.stack;
  return error;
}

/**
 * Bundler plugin that reports the messages in a file as one error. The overlay
 * of the dev server shows the error until the file is an empty list.
 * @param file - Absolute path of a JSON file with a list of messages.
 */
export function showMessages(file: string) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.afterCompile.tap(NAME, (compilation) => {
        // Other plugins compile parts of their own in between.
        if (compilation.compiler !== compiler) {
          return;
        }
        compilation.fileDependencies.add(file);
        const reported = [...compilation.errors].map(({message}) => message);
        const messages = (
          JSON.parse(readFileSync(file, 'utf8')) as string[]
        ).filter((message) => !reported.some((one) => one.includes(message)));
        if (messages.length > 0) {
          compilation.errors.push(withoutStack(messages.join('\n')));
        }
      });
    },
  };
}

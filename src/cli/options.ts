import { parseArgs, type ParseArgsConfig } from 'node:util';

export interface Help {
  readonly usage: string;
  readonly description: readonly string[];
  /** A line each. */
  readonly options: string;
}

/** @throws Error for an option that does not exist, or lacks its value */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const names = Object.keys(options).map((option) => `--${option}`);
    throw new Error(problemIn((error as Error).message, names), { cause: error });
  }
}

/** The problem that a message of Node is about, in the words of this command. */
function problemIn(message: string, names: readonly string[]): string {
  const [, name = ''] = /'(?:-\w, )?(-[^' ]*)/.exec(message) ?? [];
  if (message.startsWith('Unknown option')) {
    return `option must be one of ${names.join(', ')}, not ${name}`;
  }
  if (message.includes('does not take an argument')) return `${name} takes no value`;
  return `${name} needs a value; one that begins with a hyphen is written ${name}=-…`;
}

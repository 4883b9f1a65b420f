import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What `--help` says about a command. */
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
    const { message } = error as Error;
    const [, name = ''] = /'(?:-\w, )?(-[^' ]*)/.exec(message) ?? [];
    const names = Object.keys(options).map((option) => `--${option}`);
    const problem = message.startsWith('Unknown option')
      ? `option must be one of ${names.join(', ')}, not ${name}`
      : message.includes('does not take an argument')
        ? `${name} takes no value`
        : `${name} needs a value; one that begins with a hyphen is written ${name}=-…`;
    throw new Error(problem, { cause: error });
  }
}

import { parseArgs, type ParseArgsConfig } from 'node:util';

/** @throws Error for an option that does not exist, or lacks its value */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const { message } = error as Error;
    const [, unknown] = /^Unknown option '(.*?)'/.exec(message) ?? [];
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new Error(
      unknown ? `option must be one of ${names.join(', ')}, not ${unknown}` : message,
      {
        cause: error,
      },
    );
  }
}

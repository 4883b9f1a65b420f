import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The command was called in a way that is not allowed. */
export class UsageError extends Error {}

/** Parses arguments. @throws UsageError for an option that does not exist, or lacks its value */
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
    throw new UsageError(
      unknown ? `option must be one of ${names.join(', ')}, not ${unknown}` : message,
    );
  }
}

/** A whole number from 1. */
export function readCount(name: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new UsageError(`${name} must be a whole number from 1, not ${JSON.stringify(text)}`);
}

import { parseArgs, type ParseArgsConfig } from 'node:util';

export class UsageError extends Error {}

/** @throws UsageError for an option that does not exist, or lacks its value */
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

export function readCount(name: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new UsageError(`${name} must be a whole number from 1, not ${JSON.stringify(text)}`);
}

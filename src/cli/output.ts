/** Thrown if standard output cannot be written to any more. */
export class OutputError extends Error {
  /** True after `| head`, which closes the pipe when it has enough lines. */
  readonly isPipeClosed: boolean;

  constructor(cause: NodeJS.ErrnoException) {
    super(`standard output cannot be written to: ${cause.message}`, { cause });
    this.isPipeClosed = cause.code === 'EPIPE';
  }
}

/** Writes to standard output. @throws OutputError if that fails: the disk may be full, or the pipe closed */
export function print(text: string): Promise<void> {
  const { stdout } = process;
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => reject(new OutputError(error));
    // Without a listener, the error would end the process and print a stack trace.
    stdout.once('error', fail);
    stdout.write(text, (error) => {
      // The event, which comes after this call, rejects.
      if (error) return;
      stdout.off('error', fail);
      resolve();
    });
  });
}

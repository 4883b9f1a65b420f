import { checkMethod, refuse } from '../engine/internal.js';

export function checkPositive(name: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) {
    refuse(name, value, 'a finite number above 0', 'number');
  }
  return value;
}

/** Checks the options that watch and stop a long task. */
export function checkOversight(
  callbackName: string,
  callback: unknown,
  signal: AbortSignal | undefined,
): void {
  if (callback !== undefined) checkMethod(callbackName, callback, 'call', 'a function');
  if (signal !== undefined) checkMethod('signal', signal, 'throwIfAborted', 'an AbortSignal');
}

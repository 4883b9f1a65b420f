import { checkMethod, refuse } from '../engine/internal.js';

export function checkPositive(name: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) {
    refuse(name, value, 'a finite number above 0', 'number');
  }
  return value;
}

/** Checks the two options of a long task: one that is called while it goes on, and one that stops it. */
export function checkCallbackAndSignal(
  callbackName: string,
  callback: unknown,
  signal: AbortSignal | undefined,
): void {
  if (callback !== undefined) checkMethod(callbackName, callback, 'call', 'a function');
  if (signal !== undefined) checkMethod('signal', signal, 'throwIfAborted', 'an AbortSignal');
}

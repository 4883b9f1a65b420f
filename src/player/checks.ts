import { isObject, refuse } from '../engine/internal.js';

export function checkPositive(name: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) {
    refuse(name, value, 'a finite number above 0', 'number');
  }
  return value;
}

/** Checks that an argument has the method that is going to be called. */
export function checkMethod(name: string, value: unknown, method: string, allowed: string): void {
  const callable = isObject(value) || typeof value === 'function';
  const found = callable ? (value as Partial<Record<string, unknown>>)[method] : undefined;
  if (typeof found !== 'function') refuse(name, value, allowed);
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

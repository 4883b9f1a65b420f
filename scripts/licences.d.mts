import type { Plugin } from 'vite';

export function noticeOf(moduleIds: readonly string[]): string;
export function licences(): Plugin;

import type { Plugin } from 'vite';

export const target: string;
export function minifyTemplates(): Plugin;
export function banner(chunk: { moduleIds?: string[] }): string;

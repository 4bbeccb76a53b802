import { hash } from 'node:crypto';

/** Returns the first ten hex digits of the content's SHA-256, for URLs that change with the content. */
export const contentHash = (content: string | Uint8Array): string => hash('sha256', content).slice(0, 10);

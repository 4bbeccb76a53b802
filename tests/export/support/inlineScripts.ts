import { pages } from './site.ts';

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>(?<code>.+?)<\/script>/gs;

/** The scripts that stand in pages, each text once. */
export const inlineScripts: ReadonlySet<string> = new Set(
  pages.flatMap(({ html }) => [...html.matchAll(INLINE_SCRIPT)].map(({ groups }) => groups?.code ?? '')),
);

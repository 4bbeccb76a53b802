import { type WordRules, wordsSchema } from '../../../content/schemas/words.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { COLLECTIONS } from '../source/collections.ts';
import type { ContentTree } from './contentTree.ts';
import { proseFields, readableText } from './prose.ts';
import { makeProseReader, type ProseFinding } from './proseProcessor.ts';
import type { Body } from './readBody.ts';

/** Nodes of a text that hold prose. */
const PROSE_TYPES = new Set(['paragraph', 'heading', 'tableCell']);

type Reader = (text: string) => ProseFinding[];

/** Findings by word list and text: a check that runs again in one process reads only what has changed. */
const known = new Map<string, Map<string, ProseFinding[]>>();

function makeReader(rules: WordRules): Reader {
  const key = JSON.stringify(rules);
  const findings = known.get(key) ?? new Map<string, ProseFinding[]>();
  known.set(key, findings);
  const read = makeProseReader(rules);
  return (text) => {
    const found = findings.get(text) ?? read(text);
    findings.set(text, found);
    return found;
  };
}

function readText({ file, nodes }: Body, read: Reader): ContentIssue[] {
  return nodes
    .filter(({ type }) => PROSE_TYPES.has(type))
    .flatMap((node) => {
      const line = node.position?.start.line ?? 1;
      return read(readableText(node)).map((finding) => ({ file, line, field: 'words', ...finding }));
    });
}

/**
 * Reads every text as a proofreader: words that content/words.json avoids, a word that stands twice, a or an, and double
 * spaces.
 */
export function checkProse(tree: ContentTree): ContentIssue[] {
  const rules = wordsSchema.safeParse(tree.sources.get(COLLECTIONS.words.file)?.value).data;
  if (!rules) return [];
  const read = makeReader(rules);
  return [
    ...[...tree.bodies.values()].flatMap((body) => readText(body, read)),
    ...proseFields(tree).flatMap(({ place, text }) => read(text).map((finding) => ({ ...place, ...finding }))),
  ];
}

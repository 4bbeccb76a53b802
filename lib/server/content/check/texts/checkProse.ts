import type { WordRules } from '../../../../content/schemas/words.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import type { ContentTree } from '../contentTree.ts';
import { validFile } from '../fieldChecks.ts';
import { proseFields, readableText } from './prose.ts';
import type { Body } from './readBody.ts';

/** A mistake in prose, worded for a content issue. */
type ProseFinding = Pick<ContentIssue, 'found' | 'expected'>;

type Reader = (text: string) => ProseFinding[];

/** Nodes of a text that hold prose. */
const PROSE_TYPES = new Set(['paragraph', 'heading', 'tableCell']);

/** A repeated word; names such as Saba Saba are capitalised. */
const WORD_TWICE = /(?<![\p{L}-])(\p{Ll}{2,})\s+\1(?![\p{L}-])/gu;
const DOUBLE_SPACE = /(?<=\S) {2,}(?=\S)/g;

/** Builds a pattern of phrases, ignoring case; a hyphen may join their words but not touch their ends. */
function patternOf(phrases: readonly string[]): RegExp {
  const joined = phrases.map((phrase) => phrase.split(' ').map(RegExp.escape).join('[\\s-]+'));
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${joined.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
}

/** Creates a reader that returns words to avoid, repeated words and double spaces of a text. */
export function makeProseReader(rules: WordRules): Reader {
  const patterns = [
    ...rules.map(({ write, not, why }) => ({ pattern: patternOf(not), expected: `${write} (${why})` })),
    { pattern: WORD_TWICE, expected: 'the word once' },
    { pattern: DOUBLE_SPACE, expected: 'one space' },
  ];
  return (text) =>
    patterns.flatMap(({ pattern, expected }) =>
      [...text.matchAll(pattern)].map(([found]) => ({ found: `"${found}"`, expected })),
    );
}

function readText({ file, nodes }: Body, read: Reader): ContentIssue[] {
  return nodes
    .filter(({ type }) => PROSE_TYPES.has(type))
    .flatMap((node) => {
      const line = node.position?.start.line ?? 1;
      return read(readableText(node)).map((finding) => ({ file, line, field: 'words', ...finding }));
    });
}

/** Finds words that content/words.json avoids, repeated words, and double spaces. */
export function checkProse(tree: ContentTree): ContentIssue[] {
  const rules = validFile(tree, COLLECTIONS.words)?.data;
  if (!rules) return [];
  const read = makeProseReader(rules);
  return [
    ...[...tree.bodies.values()].flatMap((body) => readText(body, read)),
    ...proseFields(tree).flatMap(({ place, text }) => read(text).map((finding) => ({ ...place, ...finding }))),
  ];
}

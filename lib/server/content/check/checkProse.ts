import { type WordRules, wordsSchema } from '../../../content/schemas/words.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { describePath } from '../issues/describeValue.ts';
import { COLLECTIONS } from '../source/collections.ts';
import type { ContentSource } from '../source/contentSource.ts';
import type { ContentTree } from './contentTree.ts';
import { eachField } from './eachField.ts';
import { makeProseReader, type ProseFinding } from './proseProcessor.ts';
import type { Body } from './readBody.ts';
import { textOf } from './statements.ts';

/** Data in which words stand that are not ours to choose: what visitors type, names of sources, the list of words itself. */
const LEFT_OUT_FILES = new Set<string>([COLLECTIONS.search.file, COLLECTIONS.words.file]);
const LEFT_OUT_FIELDS = new Set([
  'sources',
  'citation',
  'link',
  'url',
  'downloadUrl',
  'names',
  'swahili',
  'proverb',
  'tagline',
]);

/** Nodes of a text that hold prose. */
const PROSE_TYPES = new Set(['paragraph', 'heading', 'tableCell']);

/** Stands for a rate, so that the sentence around it can be read. */
const FIGURE = '5%';

/** Text with something like figures in the place of rates. */
const readable = (text: string) => text.replaceAll('\u2063', FIGURE).replaceAll(/\{rate:[^}]*\}/g, FIGURE);

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
      return read(readable(textOf(node))).map((finding) => ({ file, line, field: 'words', ...finding }));
    });
}

function readData(source: ContentSource, read: Reader): ContentIssue[] {
  return [...eachField(source)].flatMap(({ path, value }) => {
    const isSentence = typeof value === 'string' && /\p{L} \p{L}/u.test(value);
    if (!isSentence || path.some((key) => LEFT_OUT_FIELDS.has(String(key)))) return [];
    const place = { file: source.file, line: source.lineOf(path), field: describePath(path, source.value) };
    return read(readable(value)).map((finding) => ({ ...place, ...finding }));
  });
}

/**
 * Reads every text as a proofreader: words that content/words.json avoids, a word that stands twice, a or an, double
 * spaces, and sentences that every formula of readability finds hard.
 */
export function checkProse(tree: ContentTree): ContentIssue[] {
  const rules = wordsSchema.safeParse(tree.sources.get(COLLECTIONS.words.file)?.value).data;
  if (!rules) return [];
  const read = makeReader(rules);
  const data = [...tree.sources.values()].filter(({ file }) => !LEFT_OUT_FILES.has(file));
  return [
    ...[...tree.bodies.values()].flatMap((body) => readText(body, read)),
    ...data.flatMap((source) => readData(source, read)),
  ];
}

import type { ContentIssue } from '../issues/contentIssue.ts';
import type { ContentTree } from './contentTree.ts';
import { proseFields, readableText } from './prose.ts';
import type { Body } from './readBody.ts';
import { readingAge, type Sentence, sentencesOf } from './readingAge.ts';

/** Age at which a text should be easy as a whole; every word of it counts, names of laws too. */
const PAGE_AGE = 12;

/** Age for a single sentence: some name a court or an Act, so the limit is above that of the whole. */
const SENTENCE_AGE = 18;

/** Words of a sentence; a longer one is two. */
const SENTENCE_WORDS = 25;

/** Shorter sentences are too small a sample for an age. */
const LEAST_WORDS = 10;

/** Passages that the report names. */
const MOST_LINES = 10;

/** A field that names laws and sections, not a sentence. */
const CITATION = /(^|[ .])law$/;

type Place = Pick<ContentIssue, 'file' | 'line'>;

/** A passage that is hard to read; `excess` is 1 at the limit. */
export type HardPassage = Place & { found: string; excess: number };

const shorten = (text: string) => (text.length > 70 ? `${text.slice(0, 70)}…` : text);

function hardSentence(sentence: Sentence, { file, line }: Place): HardPassage[] {
  const { text, words } = sentence;
  const age = words < LEAST_WORDS ? 0 : readingAge([sentence]);
  if (words > SENTENCE_WORDS) {
    return [{ file, line, found: `a sentence of ${words} words: "${shorten(text)}"`, excess: words / SENTENCE_WORDS }];
  }
  if (age <= SENTENCE_AGE) return [];
  const found = `a sentence for readers of ${Math.ceil(age)} years: "${shorten(text)}"`;
  return [{ file, line, found, excess: age / SENTENCE_AGE }];
}

function hardText({ file, firstLine }: Body, sentences: readonly Sentence[]): HardPassage[] {
  const age = sentences.length > 0 ? readingAge(sentences) : 0;
  if (age <= PAGE_AGE) return [];
  const [hardest] = sentences
    .filter(({ words }) => words >= LEAST_WORDS)
    .toSorted((a, b) => readingAge([b]) - readingAge([a]));
  const found = `a text for readers of ${age.toFixed(1)} years; hardest is "${shorten(hardest?.text ?? '')}"`;
  return [{ file, line: firstLine, found, excess: age / PAGE_AGE }];
}

function hardPassagesOf(body: Body): HardPassage[] {
  const paragraphs = body.nodes
    .filter(({ type }) => type === 'paragraph')
    .map((node) => ({
      place: { file: body.file, line: node.position?.start.line ?? 1 },
      sentences: sentencesOf(readableText(node)),
    }));
  return [
    ...hardText(
      body,
      paragraphs.flatMap(({ sentences }) => sentences),
    ),
    ...paragraphs.flatMap(({ place, sentences }) => sentences.flatMap((sentence) => hardSentence(sentence, place))),
  ];
}

/** Sentences that are long or hard, and texts that are hard as a whole, the worst first. They are no mistakes. */
export function hardPassages(tree: ContentTree): HardPassage[] {
  const inFields = proseFields(tree)
    .filter(({ place }) => !CITATION.test(place.field))
    .flatMap(({ place, text }) => sentencesOf(text).flatMap((sentence) => hardSentence(sentence, place)));
  return [...[...tree.bodies.values()].flatMap(hardPassagesOf), ...inFields].sort((a, b) => b.excess - a.excess);
}

const HEADING = 'Hard to read, the worst first';

const rest = (passages: readonly HardPassage[]): string[] =>
  passages.length > MOST_LINES ? [`and ${passages.length - MOST_LINES} more`] : [];

/** The report as lines; none where nothing is hard to read. */
export function readingLines(passages: readonly HardPassage[]): string[] {
  if (passages.length === 0) return [];
  const lines = passages.slice(0, MOST_LINES).map(({ file, line, found }) => `${file}:${line}  ${found}`);
  return [
    `${HEADING} (no mistakes; readers of ${PAGE_AGE}, ${SENTENCE_WORDS} words a sentence):`,
    ...lines,
    ...rest(passages),
  ];
}

/** The report as Markdown, for the summary of a workflow. */
export function readingSummary(passages: readonly HardPassage[]): string {
  if (passages.length === 0) return '';
  const rows = passages
    .slice(0, MOST_LINES)
    .map(({ file, line, found }) => `| \`${file}:${line}\` | ${found.replaceAll('|', '\\|')} |`);
  return [`### ${HEADING}`, '', '| Where | What |', '| --- | --- |', ...rows, '', ...rest(passages), ''].join('\n');
}

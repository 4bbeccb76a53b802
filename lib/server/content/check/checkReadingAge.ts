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

/** A field that names laws and sections, not a sentence. */
const CITATION = /(^|[ .])law$/;

type Place = Pick<ContentIssue, 'file' | 'line' | 'field'>;

const shorten = (text: string) => (text.length > 70 ? `${text.slice(0, 70)}…` : text);

function sentenceIssue(sentence: Sentence, place: Place): ContentIssue[] {
  const { text, words } = sentence;
  const age = readingAge([sentence]);
  if (words > SENTENCE_WORDS) {
    const found = `a sentence of ${words} words: "${shorten(text)}"`;
    const expected = `at most ${SENTENCE_WORDS} words`;
    return [{ ...place, found, expected, example: 'two sentences, or a list' }];
  }
  if (words < LEAST_WORDS || age <= SENTENCE_AGE) return [];
  const found = `a sentence for readers of ${Math.ceil(age)} years: "${shorten(text)}"`;
  const expected = `words for readers of ${SENTENCE_AGE} at most`;
  return [{ ...place, found, expected, example: '“pays” for “makes a payment”, “people” for “individuals”' }];
}

const paragraphsOf = ({ nodes }: Body) =>
  nodes
    .filter(({ type }) => type === 'paragraph')
    .map((node) => ({ line: node.position?.start.line ?? 1, sentences: sentencesOf(readableText(node)) }));

function checkText(body: Body): ContentIssue[] {
  const paragraphs = paragraphsOf(body);
  const place = { file: body.file, field: 'words' };
  const issues = paragraphs.flatMap(({ line, sentences }) =>
    sentences.flatMap((sentence) => sentenceIssue(sentence, { ...place, line })),
  );
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const age = sentences.length > 0 ? readingAge(sentences) : 0;
  if (age <= PAGE_AGE) return issues;
  const hardest = sentences
    .filter(({ words }) => words >= LEAST_WORDS)
    .sort((a, b) => readingAge([b]) - readingAge([a]))
    .slice(0, 3)
    .map(({ text }) => `"${shorten(text)}"`);
  const found = `a text for readers of ${age.toFixed(1)} years; hardest are ${hardest.join(', ')}`;
  const expected = `a text for readers of ${PAGE_AGE}`;
  const example = 'shorter sentences, verbs in place of nouns';
  return [...issues, { ...place, line: body.firstLine, found, expected, example }];
}

/** Finds sentences that are too long or too hard, and texts that are too hard as a whole. */
export function checkReadingAge(tree: ContentTree): ContentIssue[] {
  return [
    ...[...tree.bodies.values()].flatMap(checkText),
    ...proseFields(tree)
      .filter(({ place }) => !CITATION.test(place.field))
      .flatMap(({ place, text }) => sentencesOf(text).flatMap((sentence) => sentenceIssue(sentence, place))),
  ];
}

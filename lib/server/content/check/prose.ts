import type { ContentIssue } from '../issues/contentIssue.ts';
import { describePath } from '../issues/describeValue.ts';
import { COLLECTIONS } from '../source/collections.ts';
import type { ContentTree } from './contentTree.ts';
import { eachField } from './eachField.ts';
import type { BodyNode } from './readBody.ts';
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

/** Stands for a rate, so that the sentence around it can be read. */
const FIGURE = '5%';

/** Text with something like figures in the place of rates. */
const withFigures = (text: string) => text.replaceAll('\u2063', FIGURE).replaceAll(/\{rate:[^}]*\}/g, FIGURE);

/** The words of a node of a text, to be read as prose. */
export const readableText = (node: BodyNode): string => withFigures(textOf(node));

/** A text of the data: where it stands, and its words. */
type ProseField = { place: Pick<ContentIssue, 'file' | 'line' | 'field'>; text: string };

/** Texts of two words and more in the data and in front matter, without those that somebody else has worded. */
export function proseFields(tree: ContentTree): ProseField[] {
  const sources = [...tree.sources.values()].filter(({ file }) => !LEFT_OUT_FILES.has(file));
  return sources.flatMap((source) =>
    [...eachField(source)].flatMap(({ path, value }) => {
      const isProse = typeof value === 'string' && /\p{L} \p{L}/u.test(value);
      if (!isProse || path.some((key) => LEFT_OUT_FIELDS.has(String(key)))) return [];
      const place = { file: source.file, line: source.lineOf(path), field: describePath(path, source.value) };
      return [{ place, text: withFigures(value) }];
    }),
  );
}

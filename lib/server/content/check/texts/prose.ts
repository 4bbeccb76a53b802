import type { ContentIssue } from '../../issues/contentIssue.ts';
import { describePath } from '../../issues/describeValue.ts';
import { textOf } from '../../mdx/markdownNode.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import type { ContentTree } from '../contentTree.ts';
import { textsIn } from '../eachField.ts';
import type { BodyNode } from './readBody.ts';

/** Data with words that are not ours: visitors' queries, names of sources, the list of words itself. */
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

/** Replaces a rate, so that its sentence stays readable. */
const FIGURE = '5%';

/** Puts sample figures in place of rates. */
const withFigures = (text: string) => text.replaceAll('\u2063', FIGURE).replaceAll(/\{rate:[^}]*\}/g, FIGURE);

/** Returns the words of a node, as prose. */
export const readableText = (node: BodyNode): string => withFigures(textOf(node));

/** A text of the data with its place. */
type ProseField = { place: Pick<ContentIssue, 'file' | 'line' | 'field'>; text: string };

/** Returns texts of two or more words in the data and in front matter, without texts that others worded. */
export function proseFields(tree: ContentTree): ProseField[] {
  const sources = [...tree.sources.values()].filter(({ file }) => !LEFT_OUT_FILES.has(file));
  return sources.flatMap((source) =>
    textsIn(source).flatMap(({ path, value }) => {
      const isProse = /\p{L} \p{L}/u.test(value);
      if (!isProse || path.some((key) => LEFT_OUT_FIELDS.has(String(key)))) return [];
      const place = { file: source.file, line: source.lineOf(path), field: describePath(path, source.value) };
      return [{ place, text: withFigures(value) }];
    }),
  );
}

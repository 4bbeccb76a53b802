import { MOTIF_NAMES } from '../../../site/pictureStyle.ts';
import { describeFound, describePath } from '../issues/describeValue.ts';
import type { Mistake } from '../issues/formatMistake.ts';
import { nearestWord } from '../issues/nearestWord.ts';
import { COLLECTIONS } from '../source/collections.ts';
import type { ContentSource, FieldPath } from '../source/contentSource.ts';
import { type ContentTree, PHOTO_FOLDER, photosOf } from './contentTree.ts';
import { textsNamed } from './eachField.ts';

type NamedText = { source: ContentSource; path: FieldPath; value: string };

function textsOf(tree: ContentTree, names: readonly string[], isWanted: (file: string) => boolean): NamedText[] {
  return [...tree.sources.values()]
    .filter((source) => isWanted(source.file))
    .flatMap((source) => textsNamed(source, names).map((text) => ({ ...text, source })));
}

/** A field as its file writes it. */
const writeField = ({ source, path }: NamedText, value: string): string =>
  source.syntax === 'yaml' ? `${String(path.at(-1))}: ${value}` : `"${String(path.at(-1))}": "${value}"`;

function unlessKnown(
  texts: readonly NamedText[],
  known: readonly string[],
  expected: string,
  example?: string,
): Mistake[] {
  return texts
    .filter(({ value }) => !known.includes(value))
    .map((text) => {
      const { source, path, value } = text;
      const nearest = nearestWord(value, known);
      const mistake = {
        file: source.file,
        line: source.lineOf(path),
        field: describePath(path, source.value),
        found: describeFound(value),
        expected: nearest === undefined ? expected : `${expected}; the nearest is ${nearest}`,
      };
      return example === undefined ? mistake : { ...mistake, example: writeField(text, nearest ?? example) };
    });
}

/** Finds names in one file of what should exist elsewhere: photos, figures, acts. */
export function checkReferences(tree: ContentTree): Mistake[] {
  const photos = photosOf(tree).map((file) => file.slice(PHOTO_FOLDER.length));
  const actIds = textsOf(tree, ['id'], (file) => file === COLLECTIONS.acts.file).map(({ value }) => value);
  const motifTexts = [
    ...textsOf(tree, ['figure'], () => true),
    ...textsOf(tree, ['icon'], (file) => file.startsWith('content/services/')),
  ];
  return [
    ...unlessKnown(
      textsOf(tree, ['file'], () => true),
      photos,
      'the name of a file in content/images',
      photos[0] ?? 'founder.jpg',
    ),
    ...unlessKnown(motifTexts, [...MOTIF_NAMES], `a figure: ${MOTIF_NAMES.join(', ')}`),
    ...unlessKnown(
      textsOf(tree, ['supersededBy'], () => true),
      actIds,
      'the id of another act in this file',
    ),
  ];
}

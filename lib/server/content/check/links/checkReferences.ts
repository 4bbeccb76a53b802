import { financeActsSchema } from '../../../../content/schemas/resource.ts';
import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { describeFound, fieldIssue } from '../../issues/describeValue.ts';
import { nearestWord } from '../../issues/nearestWord.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import type { ContentSource, FieldPath } from '../../source/contentSource.ts';
import { type ContentTree, PHOTO_FOLDER, photosOf } from '../contentTree.ts';
import { textsInList, textsNamed } from '../eachField.ts';

type NamedText = { source: ContentSource; path: FieldPath; value: string };

/** Returns the texts of some fields, in one file or in all. */
function textsOf(tree: ContentTree, names: readonly string[], file?: string): NamedText[] {
  return [...tree.sources.values()]
    .filter((source) => file === undefined || source.file === file)
    .flatMap((source) => textsNamed(source, names).map((text) => ({ ...text, source })));
}

/** Writes a field in the syntax of its file. */
const writeField = ({ source, path }: NamedText, value: string): string =>
  source.syntax === 'yaml' ? `${String(path.at(-1))}: ${value}` : `"${String(path.at(-1))}": "${value}"`;

function unlessKnown(
  texts: readonly NamedText[],
  known: readonly string[],
  expected: string,
  example?: string,
): ContentIssue[] {
  return texts
    .filter(({ value }) => !known.includes(value))
    .map((text) => {
      const { source, path, value } = text;
      const nearest = nearestWord(value, known);
      return fieldIssue(source, path, {
        found: describeFound(value),
        expected: nearest === undefined ? expected : `${expected}; the nearest is ${nearest}`,
        ...(example !== undefined && { example: writeField(text, nearest ?? example) }),
      });
    });
}

/** Returns the services named in fields and lists. */
function serviceTexts(tree: ContentTree): NamedText[] {
  const inLists = [...tree.sources.values()].flatMap((source) =>
    textsInList(source, 'services').map((text) => ({ ...text, source })),
  );
  return [...textsOf(tree, ['service']), ...inLists];
}

/** Returns references to changes by later Finance Acts, such as `finance-act-2024#losses`. */
function laterChanges({ value }: ContentSource, path: FieldPath): string[] {
  const acts = financeActsSchema.safeParse(value).data ?? [];
  const own = acts[Number(path[0])];
  return acts
    .filter(({ year }) => own !== undefined && year > own.year)
    .flatMap(({ id, changes }) => changes.map(({ anchor }) => `${id}#${anchor}`));
}

/** Finds references to missing services, photos, acts, duties and later changes. */
export function checkReferences(tree: ContentTree): ContentIssue[] {
  const photos = photosOf(tree).map((file) => file.slice(PHOTO_FOLDER.length));
  const actIds = textsOf(tree, ['id'], COLLECTIONS.acts.file).map(({ value }) => value);
  const serviceIds = textsOf(tree, ['id'], COLLECTIONS.services.file).map(({ value }) => value);
  const dutyIds = textsOf(tree, ['id'], TAX_FILES.calendar.file).map(({ value }) => value);
  return [
    ...unlessKnown(serviceTexts(tree), serviceIds, `a service: ${serviceIds.join(', ')}`),
    ...unlessKnown(textsOf(tree, ['file']), photos, 'the name of a file in content/images', photos[0] ?? 'founder.jpg'),
    ...unlessKnown(
      textsOf(tree, ['act'], COLLECTIONS.financeActs.file),
      actIds,
      'the id of an act in content/resources/acts.json',
    ),
    ...unlessKnown(
      textsOf(tree, ['duty'], COLLECTIONS.dutyPages.file),
      dutyIds,
      `the id of a duty in ${TAX_FILES.calendar.file}`,
    ),
    ...unlessKnown(textsOf(tree, ['supersededBy']), actIds, 'the id of another act in this file'),
    ...textsOf(tree, ['replacedBy'], COLLECTIONS.financeActs.file).flatMap((text) =>
      unlessKnown(
        [text],
        laterChanges(text.source, text.path),
        'the id of a later Finance Act, #, the anchor of its change',
      ),
    ),
  ];
}

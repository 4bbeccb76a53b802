import { join } from 'node:path';
import { PAGE_IDS } from '../../../content/schemas/pages.ts';
import { nearestWord } from '../../../text/nearestWord.ts';
import { type ContentIssue, describeFound, fieldIssue, missingFile, textAt } from '../issues/contentIssue.ts';
import { COLLECTIONS, JSON_FILES, TEXTS } from '../source/collections.ts';
import { readText } from '../source/contentSource.ts';
import { textsIn, validFile } from '../source/entries.ts';
import type { ContentTree } from './contentTree.ts';

/** Folder of the editors' photos. */
export const PHOTO_FOLDER = 'content/images/';

const REQUIRED = [...JSON_FILES.map(({ file }) => file), ...PAGE_IDS.map((id) => `content/pages/${id}.mdx`)];

const ALLOWED = /^content\/(images\/[a-z0-9-]+\.(jpe?g|png)|cv\.mdx|.*\.sw\.json|(.*\/)?README\.md|reference\.md)$/;

/** Returns the text files that catalogue entries have or should have, with the entries. */
const entryTexts = ({ sources }: ContentTree) =>
  TEXTS.flatMap(({ catalogue, folder }) => {
    const source = sources.get(catalogue ?? '');
    if (!source) return [];
    return textsIn(source, 'id').map(({ path, value }) => ({ source, path, file: `${folder}${value}.mdx` }));
  });

function unknownFile(file: string, known: readonly string[]): ContentIssue {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const catalogue = TEXTS.find((texts) => texts.folder === folder)?.catalogue;
  const isPhoto = folder === PHOTO_FOLDER;
  const place = isPhoto
    ? 'a .jpg or .png file named in lower-case words joined by hyphens'
    : 'the name of a page or a list';
  const expected = catalogue === undefined ? place : `the id of an entry of ${catalogue}`;
  const nearest = nearestWord(
    file,
    known.filter((name) => name.startsWith(folder)),
  );
  const hint = nearest === undefined ? expected : `${expected}; the nearest is ${nearest}`;
  return { file, line: 1, field: 'file name', found: `"${file.slice(folder.length)}"`, expected: hint };
}

/** Reports missing files, and files that no page uses. */
export function checkFiles(tree: ContentTree): ContentIssue[] {
  const texts = entryTexts(tree);
  const known = [...REQUIRED, ...texts.map(({ file }) => file)];
  // An unreadable catalogue may refer to any file.
  const isUncertain = (file: string) =>
    TEXTS.some(({ catalogue, folder }) => {
      return catalogue && file.startsWith(folder) && tree.sources.get(catalogue)?.value === undefined;
    });
  return [
    ...REQUIRED.filter((file) => !tree.files.includes(file)).map(missingFile),
    ...texts
      .filter(({ file }) => !tree.files.includes(file))
      .map(({ source, path, file }) =>
        fieldIssue(source, path, { found: 'no text for it', expected: `a file ${file}` }),
      ),
    ...tree.files
      .filter((file) => !known.includes(file) && !ALLOWED.test(file) && !isUncertain(file))
      .map((file) => unknownFile(file, known)),
  ];
}

/** Reports photos that cannot be decoded: wrong file type, or incomplete. */
export async function checkPhotos({ root, files }: ContentTree): Promise<ContentIssue[]> {
  const photos = files.filter((file) => file.startsWith(PHOTO_FOLDER));
  if (photos.length === 0) return [];
  const { PHOTO_NAME, photoFault } = await import('../../pictures/photos/readPhoto.ts');
  const checked = photos
    .filter((file) => PHOTO_NAME.test(file))
    .map(async (file): Promise<ContentIssue[]> => {
      const fault = await photoFault(join(root, file));
      const found = `"${file.slice(PHOTO_FOLDER.length)}", ${fault}`;
      const expected = 'a JPEG or PNG picture';
      const example = 'a photo exported again as JPEG';
      return fault === undefined ? [] : [{ file, line: 1, field: 'the file', found, expected, example }];
    });
  return (await Promise.all(checked)).flat();
}

/** Reports texts that are older than their source, or whose last change precedes their publication. */
export function checkDates(tree: ContentTree): ContentIssue[] {
  return entryTexts(tree).flatMap(({ source, path, file }): ContentIssue[] => {
    const text = tree.sources.get(file);
    const published = textAt(source.value, ...path.slice(0, -1), 'date');
    const [updated, checked] = ['updatedOn', 'checkedOn'].map((field) => textAt(text?.value, field));
    if (!text || published === undefined) return [];
    if (updated !== undefined && updated <= published) {
      const expected = `a day after ${published}, on which its catalogue has it published, or no such field`;
      return [fieldIssue(text, ['updatedOn'], { found: `"${updated}"`, expected })];
    }
    const written = updated ?? published;
    if (checked === undefined || checked <= written) return [];
    const expected = `a day not after ${written}, the day of the text; if the text has changed since, say when`;
    return [fieldIssue(text, ['checkedOn'], { found: `"${checked}"`, expected, example: `updatedOn: '${checked}'` })];
  });
}

/** Warns about contradictions between files. */
export function adviseOnFacts(tree: ContentTree): ContentIssue[] {
  const [firm, sectors] = [validFile(tree, COLLECTIONS.firm), validFile(tree, COLLECTIONS.sectors)];
  const [team, founder] = [validFile(tree, COLLECTIONS.team), validFile(tree, COLLECTIONS.founder)];
  if (!firm || !sectors || !team || !founder) return [];
  const [claim, count, { name }] = [firm.data.sectorsClaim.value, sectors.data.length, founder.data];
  const most = { found: `"${claim}"`, expected: `at most ${count}, as many as ${sectors.source.file} has` };
  const leader = { found: 'nobody with isLeadership', expected: 'at least one person' };
  const known = { found: `"${name}"`, expected: `a name of ${team.source.file}` };
  return [
    ...(Number.parseInt(claim, 10) <= count ? [] : [fieldIssue(firm.source, ['sectorsClaim', 'value'], most)]),
    ...(team.data.some(({ isLeadership }) => isLeadership) ? [] : [fieldIssue(team.source, [], leader)]),
    ...(team.data.some((person) => person.name === name) ? [] : [fieldIssue(founder.source, ['name'], known)]),
  ];
}

/** Warns about files that contain the firm's name, current or previous, as literal text: it would not change with firm.json. */
export function adviseOnName({ root, files, sources }: ContentTree, before: string): ContentIssue[] {
  const { file: firm } = COLLECTIONS.firm;
  const names = [sources.get(firm)?.value, JSON.parse(before)].flatMap((one) => textAt(one, 'name') ?? []);
  const expected = `"we" or "the firm", since only ${firm} follows a change of the name`;
  const texts = files.filter((file) => /\.(mdx|json)$/.test(file) && file !== firm);
  return texts.flatMap((file) =>
    [...String(readText(root, file)).split('\n').entries()].flatMap(([index, text]) => {
      const name = names.find((one) => text.includes(one));
      return name ? [{ file, line: index + 1, field: 'text', found: describeFound(name), expected }] : [];
    }),
  );
}

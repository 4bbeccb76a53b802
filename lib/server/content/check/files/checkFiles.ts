import { PAGE_IDS } from '../../../../content/schemas/pages.ts';
import { type ContentIssue, missingFile } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import { nearestWord } from '../../issues/nearestWord.ts';
import { COLLECTIONS, JSON_FILES } from '../../source/collections.ts';
import type { ContentTree } from '../contentTree.ts';
import { textsNamed } from '../eachField.ts';
import { DOCUMENT_CATALOGUES } from './documentEntries.ts';

/** Files that must always exist. */
const REQUIRED = [...JSON_FILES.map(({ file }) => file), ...PAGE_IDS.map((id) => `content/pages/${id}.mdx`)];

/** Optional files. */
const ALLOWED = [
  /^content\/images\/[a-z0-9-]+\.(jpe?g|png)$/,
  /^content\/cv\.mdx$/,
  /\.sw\.json$/,
  /^content\/(.*\/)?README\.md$/,
  /^content\/reference\.md$/,
];

/** Catalogues whose entries have texts, with the folders of these texts. */
const TEXT_FOLDERS = [
  { catalogue: COLLECTIONS.services.file, folder: 'content/services/', isNeeded: true },
  ...DOCUMENT_CATALOGUES.map(({ catalogue, texts }) => ({
    catalogue,
    folder: texts,
    // A publication may offer the firm's own file.
    isNeeded: catalogue !== COLLECTIONS.media.file,
  })),
];

/** Returns the text file of every entry of a catalogue, and an issue if a required one is missing. */
function entryTexts(tree: ContentTree): { file: string; issues: ContentIssue[] }[] {
  return TEXT_FOLDERS.flatMap(({ catalogue, folder, isNeeded }) => {
    const source = tree.sources.get(catalogue);
    if (!source) return [];
    return textsNamed(source, ['id']).map(({ path, value }) => {
      const file = `${folder}${value}.mdx`;
      const isMissing = isNeeded && !tree.files.includes(file);
      const finding = { found: 'no text for it', expected: `a file ${file}` };
      return { file, issues: isMissing ? [fieldIssue(source, path, finding)] : [] };
    });
  });
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}

function expectedIn(folder: string, hasKnownFiles: boolean): string {
  const text = TEXT_FOLDERS.find((texts) => texts.folder === folder);
  if (text) return `the id of an entry of ${text.catalogue}`;
  if (folder === 'content/images/') return 'a .jpg or .png file named in lower-case words joined by hyphens';
  return hasKnownFiles ? 'the name of a page' : 'no file of this kind here';
}

function unknownFile(file: string, known: readonly string[]): ContentIssue {
  const folder = folderOf(file);
  const siblings = known.filter((name) => folderOf(name) === folder);
  const nearest = nearestWord(file, siblings);
  const expected = expectedIn(folder, siblings.length > 0);
  return {
    file,
    line: 1,
    field: 'file name',
    found: `"${file.slice(folder.length)}"`,
    expected: nearest === undefined ? expected : `${expected}; the nearest is ${nearest}`,
  };
}

/** Checks whether an unreadable catalogue may name a file. */
function isUncertain(tree: ContentTree, file: string): boolean {
  const catalogue = TEXT_FOLDERS.find(({ folder }) => folder === folderOf(file))?.catalogue ?? '';
  return tree.sources.has(catalogue) && tree.sources.get(catalogue)?.value === undefined;
}

/** Finds missing files, and files that no page uses. */
export function checkFiles(tree: ContentTree): ContentIssue[] {
  const texts = entryTexts(tree);
  const known = [...REQUIRED, ...texts.map(({ file }) => file)];
  const missing = REQUIRED.filter((file) => !tree.files.includes(file)).map(missingFile);
  const unknown = tree.files
    .filter(
      (file) => !known.includes(file) && !ALLOWED.some((pattern) => pattern.test(file)) && !isUncertain(tree, file),
    )
    .map((file) => unknownFile(file, known));
  return [...missing, ...texts.flatMap(({ issues }) => issues), ...unknown];
}

import { compareMistakes, type Mistake } from '../issues/formatMistake.ts';
import { validateSource } from '../source/validateSource.ts';
import { checkBody } from './checkBody.ts';
import { checkCalculators } from './checkCalculators.ts';
import { checkDownloads } from './checkDownloads.ts';
import { checkFiles } from './checkFiles.ts';
import { checkFinanceActs } from './checkFinanceActs.ts';
import { checkIds } from './checkIds.ts';
import { checkLinks } from './checkLinks.ts';
import { checkPhotos } from './checkPhotos.ts';
import { checkReferences } from './checkReferences.ts';
import { type ContentTree, readContentTree, schemaOf } from './contentTree.ts';
import { readSiteMap } from './siteMap.ts';

/** What the check of a whole content/ folder found. */
export type ContentReport = {
  /** Sorted by file and line. */
  mistakes: Mistake[];
  files: number;
  /** Entries of the lists and one for every other file. */
  entries: number;
};

function checkSchemas(tree: ContentTree): Mistake[] {
  return [...tree.sources.values()].flatMap((source) => {
    const schema = schemaOf(source.file);
    return schema ? validateSource(source, schema).mistakes : source.mistakes;
  });
}

function countEntries(tree: ContentTree): number {
  const values = [...tree.sources.values()].map((source) => source.value);
  return values.reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);
}

/** Two checks may find the same value wrong; the first says it. */
function isFirstOfItsKind(mistake: Mistake, index: number, all: readonly Mistake[]): boolean {
  const isSame = ({ file, line, column, field, found }: Mistake) =>
    file === mistake.file &&
    line === mistake.line &&
    column === mistake.column &&
    field === mistake.field &&
    found === mistake.found;
  return all.findIndex(isSame) === index;
}

/**
 * Checks everything below content/ and gathers all mistakes.
 *
 * @param root the folder that holds content/, app/ and public/
 */
export async function checkContent(root: string): Promise<ContentReport> {
  const tree = readContentTree(root);
  const bodies = [...tree.bodies.values()];
  const mistakes = [
    ...tree.mistakes,
    ...checkFiles(tree),
    ...checkSchemas(tree),
    ...checkIds(tree),
    ...checkReferences(tree),
    ...checkCalculators(tree),
    ...(await checkPhotos(tree)),
    ...checkDownloads(tree),
    ...checkFinanceActs(tree),
    ...bodies.flatMap((body) => checkBody(body, body.file.startsWith('content/services/'))),
    ...checkLinks(tree, readSiteMap(tree)),
  ];
  return {
    mistakes: mistakes.toSorted(compareMistakes).filter(isFirstOfItsKind),
    files: tree.files.length,
    entries: countEntries(tree),
  };
}

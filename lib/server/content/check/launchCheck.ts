/**
 * `node lib/server/content/check/launchCheck.ts [root]` (npm run launch-check): lists placeholders that the firm must
 * replace, values based on laws in force that were not read, and Kiswahili pages that no translator has reviewed. Exits with
 * code 1 if there are any.
 */
import { resolve } from 'node:path';
import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import type { Source } from '../../../content/schemas/tax/taxFields.ts';
import { swahiliPath, TRANSLATED_PAGES } from '../../../site/translatedPages.ts';
import { sourceIdsOf } from '../../../tax/evidence.ts';
import { type ContentSource, describePath, textAt, valueAt } from '../issues/contentIssue.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { listContentFiles, memoizeLoader, projectRoot } from '../source/contentFiles.ts';
import { readSource, readText } from '../source/contentSource.ts';
import { eachEntry } from '../source/entries.ts';
import { knownValues, sourcesOf } from './checkTax.ts';

type Place = { file: string; line: number; field: string };

/** Matches `<Note placeholder>` in a text; the quoted title may contain any word. */
const PLACEHOLDER_NOTE = /<Note\s(?:[^">]|"[^"]*")*?\bplaceholder(?=[\s/>])/g;

function* placeholdersIn(file: string, root: string): Generator<Place> {
  const source = readSource(file, root);
  for (const { path, value } of eachEntry(source.value)) {
    if (path.at(-1) !== 'placeholder' || value !== true) continue;
    yield { file, line: source.lineOf(path), field: `${describePath(path, source.value)}: true` };
  }
  const text = file.endsWith('.mdx') ? readText(root, file) : '';
  if (typeof text !== 'string') return;
  for (const { index } of text.matchAll(PLACEHOLDER_NOTE)) {
    yield { file, line: text.slice(0, index).split('\n').length, field: '<Note placeholder>' };
  }
}

/**
 * Finds everything in content/ that the firm has not confirmed: data with `placeholder: true`, and notes in texts. Reads
 * files lazily, for callers that need only the first match.
 * @param root folder that contains content/
 */
export function* findPlaceholders(root: string): Generator<Place> {
  for (const file of listContentFiles(root)) if (/\.(json|mdx)$/.test(file)) yield* placeholdersIn(file, root);
}

type Known = ReturnType<typeof knownValues>[number];

/** Checks whether a value is based on an unread law or its Bill, or on an unread Finance Act. */
function waitsFor({ source, path, evidence }: Known, { id, financeAct }: Source, bills: readonly string[]): boolean {
  if (sourceIdsOf(evidence).some((named) => named === id || bills.includes(named))) return true;
  if (financeAct === undefined || evidence.is === 'read' || evidence.is === 'official') return false;
  return textAt(source.value, ...path.slice(0, -1), 'law')?.includes(`Finance Act ${financeAct}`) ?? false;
}

/** Finds laws in force known only from quotations or reports, with the locations of their values. */
function findUnreadLaws(root: string): { title: string; values: Place[] }[] {
  const sources = new Map<string, ContentSource>(
    Object.values(TAX_FILES).map(({ file }) => [file, readSource(file, root)]),
  );
  const [known, all] = [knownValues({ sources }), sourcesOf({ sources })];
  const unread = all.filter(({ kind, heldIn }) => kind === 'quoted-law' && heldIn === undefined);
  return unread.map((law) => {
    const bills = all.filter(({ billOf }) => billOf === law.id).map(({ id }) => id);
    const values = known
      .filter((value) => waitsFor(value, law, bills))
      .map(({ source, path }) => {
        return { file: source.file, line: source.lineOf(path), field: describePath(path.slice(0, -1), source.value) };
      });
    return { title: law.title, values };
  });
}

/** Whether `npm run launch-check` finds a placeholder. The footer then says that the site shows samples. */
export const hasPlaceholders = memoizeLoader(() => !findPlaceholders(projectRoot()).next().done);

/** Whether `npm run launch-check` finds no placeholder and no unread law in force. */
export const isReadyToLaunch = memoizeLoader(() => !hasPlaceholders() && findUnreadLaws(projectRoot()).length === 0);

/** Finds Kiswahili pages that no translator has reviewed; none once content/firm.json names a translator. */
const findUnreadTranslations = (root: string): string[] =>
  valueAt(readSource(COLLECTIONS.firm.file, root).value, ['swahiliReader']) ? [] : TRANSLATED_PAGES.map(swahiliPath);

const lineOf = ({ file, line, field }: Place) => `${file}:${line}  ${field}`;

function reportOn(root: string): { lines: string[]; isReady: boolean } {
  const [places, laws, pages] = [[...findPlaceholders(root)], findUnreadLaws(root), findUnreadTranslations(root)];
  return {
    isReady: [places, laws, pages].every(({ length }) => length === 0),
    lines: [
      ...places.map(lineOf),
      `Placeholders left: ${places.length}`,
      ...laws.flatMap(({ title, values }) => [`Not read: ${title}`, ...values.map(lineOf)]),
      `Laws in force not read: ${laws.length}`,
      ...pages.map((page) => `Not read by a translator: ${page}`),
      `Pages in Kiswahili not read: ${pages.length}`,
    ],
  };
}

if (import.meta.main) {
  const { lines, isReady } = reportOn(resolve(process.argv[2] ?? '.'));
  process.stdout.write(`${lines.join('\n')}\n`);
  if (!isReady) process.exitCode = 1;
}

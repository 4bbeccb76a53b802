/**
 * Build step (`npm run assets`): generates the PDFs and the workbook below public/ from content if their sources have
 * changed. Files with which the firm has replaced generated ones are kept.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ContentError, type ContentIssue, describePath } from '../content/issues/contentIssue.ts';
import { CV_FILE, getFirm } from '../content/loaders/firm.ts';
import { COLLECTIONS } from '../content/source/collections.ts';
import { projectRoot } from '../content/source/contentFiles.ts';
import { readSource } from '../content/source/contentSource.ts';
import { textsIn } from '../content/source/entries.ts';
import { writeAtomically } from '../writeAtomically.ts';
import { documentData } from './documentData.ts';
import { FIRST_PAGES, firstPageUrl } from './firstPage.ts';
import { hashOf, type MadeFiles, readMadeFiles, writeMadeFiles } from './madeFiles.ts';
import { CV_PATH, getPrintedDocuments } from './printedDocuments.ts';
import { openPrinter } from './typst.ts';
import { prepareWorkbook } from './workbook/makeWorkbook.ts';

type OfferedFile = { path: string; file: string; line: number; field: string };

const CATALOGUES = [
  COLLECTIONS.guides,
  COLLECTIONS.articles,
  COLLECTIONS.acts,
  COLLECTIONS.financeActs,
  COLLECTIONS.media,
].map(({ file }) => file);

/** Lists all downloads that a catalogue offers, and the founder's CV if its text or file exists. */
function offeredFiles(): OfferedFile[] {
  const entries = CATALOGUES.flatMap((file) => {
    const source = readSource(file);
    return textsIn(source, 'downloadUrl').map(({ path, value }) => ({
      path: value,
      file,
      line: source.lineOf(path),
      field: describePath(path, source.value),
    }));
  });
  const hasCv = existsSync(join(projectRoot(), CV_FILE)) || existsSync(publicFile(CV_PATH));
  return hasCv ? [...entries, { path: CV_PATH, file: CV_FILE, line: 1, field: 'the CV' }] : entries;
}

type Made = { bytes: Uint8Array; pages?: number; picture?: string | undefined };
type Recorder = (file: MadeFiles[string]) => void;
type Task = { sources: string; make: () => Promise<Made> };

const publicFile = (path: string) => join(projectRoot(), 'public', path);

async function documentTasks(): Promise<[path: string, task: Task][]> {
  const printer = await openPrinter();
  const firm = getFirm('en');
  return Promise.all(
    getPrintedDocuments().map(async (document): Promise<[string, Task]> => {
      const data = JSON.stringify(await documentData(document, firm));
      return [
        document.path,
        { sources: hashOf(data, printer.version), make: () => printer.print(document.file, data) },
      ];
    }),
  );
}

function workbookTask(): [path: string, task: Task] {
  const { path, sources, make } = prepareWorkbook();
  return [path, { sources, make: async () => ({ bytes: make() }) }];
}

async function countPages(bytes: Uint8Array): Promise<number> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    return (await task.promise).numPages;
  } finally {
    await task.destroy();
  }
}

/** Reads a file supplied by the firm. Returns an issue if it is missing or cannot be opened. */
async function readSupplied({ path, ...place }: OfferedFile): Promise<MadeFiles[string] | ContentIssue> {
  const expected = `a file public${path}, or a text that it is made from`;
  if (!existsSync(publicFile(path))) return { ...place, found: `"${path}", which is missing`, expected };
  const bytes = readFileSync(publicFile(path));
  if (!path.endsWith('.pdf')) return { sha256: hashOf(bytes) };
  try {
    return { sha256: hashOf(bytes), pages: await countPages(bytes) };
  } catch (error) {
    const fault = error instanceof Error ? error.message : error;
    return { ...place, found: `"${path}", which does not open (${fault})`, expected: 'a whole PDF' };
  }
}

/** Generates a file and returns its record. If interrupted at any point, the next run generates the file again. */
async function makeFile(path: string, { sources, make }: Task, record: Recorder): Promise<MadeFiles[string]> {
  const { bytes, pages, picture: svg } = await make();
  const picture = svg && firstPageUrl(svg);
  if (svg && picture) writeAtomically(publicFile(picture), svg);
  // Files missing from the record count as the firm's own, so the old file is deleted first and the new one is written last.
  rmSync(publicFile(path), { force: true });
  const file = { sources, sha256: hashOf(bytes), ...(pages !== undefined && { pages }), ...(picture && { picture }) };
  record(file);
  writeAtomically(publicFile(path), bytes);
  return file;
}

/** Deletes pictures of files that are no longer generated or have changed. */
function removeOldPictures(after: MadeFiles): void {
  const kept = new Set(Object.values(after).map(({ picture = '' }) => basename(picture)));
  const folder = publicFile(FIRST_PAGES);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name));
}

function removeLeftovers(before: MadeFiles, after: MadeFiles): void {
  for (const [path, { sources, sha256 }] of Object.entries(before)) {
    if (sources === undefined || path in after || !existsSync(publicFile(path))) continue;
    if (hashOf(readFileSync(publicFile(path))) === sha256) rmSync(publicFile(path));
  }
}

type Outcome = 'made' | 'unchanged' | 'supplied';

/** Generates a file, or keeps it if its sources are unchanged or the firm supplied it. */
async function settleFile(
  offered: OfferedFile,
  task: Task | undefined,
  known: MadeFiles[string] | undefined,
  record: Recorder,
): Promise<[Outcome, MadeFiles[string] | ContentIssue]> {
  const { path } = offered;
  const present = existsSync(publicFile(path)) ? hashOf(readFileSync(publicFile(path))) : undefined;
  const isMade = known?.sources !== undefined && known.sha256 === present;
  if (!task || (present !== undefined && !isMade)) return ['supplied', await readSupplied(offered)];
  if (isMade && known.sources === task.sources) return ['unchanged', known];
  return ['made', await makeFile(path, task, record)];
}

async function makeDocuments(): Promise<void> {
  const before = readMadeFiles();
  const tasks = new Map([...(await documentTasks()), workbookTask()]);
  const after: MadeFiles = {};
  const issues: ContentIssue[] = [];
  const counts: Record<Outcome, number> = { made: 0, unchanged: 0, supplied: 0 };
  for (const offered of offeredFiles()) {
    const { path } = offered;
    const record: Recorder = (file) => writeMadeFiles({ ...before, ...after, [path]: file });
    const [outcome, file] = await settleFile(offered, tasks.get(path), before[path], record);
    counts[outcome] += 1;
    if ('sha256' in file) after[path] = file;
    else issues.push(file);
  }
  if (issues.length > 0) throw new ContentError(issues);
  removeLeftovers(before, after);
  removeOldPictures(after);
  writeMadeFiles(after);
  const { made, unchanged, supplied } = counts;
  process.stdout.write(`Documents: ${made} made, ${unchanged} unchanged, ${supplied} of the firm's own.\n`);
}

await makeDocuments().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { firstPageOf } from '../../links/firstPage.ts';
import { recordAddresses } from '../content/check/links/addresses.ts';
import { projectRoot } from '../content/source/projectRoot.ts';
import { drawFirstPage, hasFirstPage } from './drawFirstPage.ts';
import { inspectPdf } from './inspectPdf.ts';
import { makePdf, startPrinter } from './makePdf.ts';
import { hashOfFile, type ManifestEntry, readManifest, writeManifest } from './manifest.ts';
import { offeredFiles } from './offeredFiles.ts';
import { prepareDocuments } from './prepareDocuments.ts';
import { makeFontFaces } from './template/fonts.ts';
import { prepareWorkbook } from './workbook/makeWorkbook.ts';

const isEverythingMade = process.argv.includes('--all');
const say = (line: string) => process.stdout.write(`${line}\n`);
const publicFile = (path: string) => join(projectRoot(), 'public', path);

/** A file to make, with the hash of its sources. */
type Task = { path: string; sources: string; make: () => Uint8Array | Promise<Uint8Array> };

async function recordOf(path: string, bytes: Uint8Array, sources?: string): Promise<ManifestEntry> {
  const pages = path.endsWith('.pdf') ? (await inspectPdf(bytes)).pages : undefined;
  return {
    path,
    ...(sources !== undefined && { sources }),
    bytes: bytes.length,
    sha256: hashOfFile(bytes),
    ...(pages !== undefined && { pages }),
  };
}

function isCurrent({ path, sources }: Task, recorded: ManifestEntry | undefined): boolean {
  if (isEverythingMade || recorded?.sources !== sources || !existsSync(publicFile(path))) return false;
  return hashOfFile(readFileSync(publicFile(path))) === recorded.sha256;
}

async function makeFile({ path, sources, make }: Task): Promise<ManifestEntry> {
  const bytes = await make();
  mkdirSync(dirname(publicFile(path)), { recursive: true });
  writeFileSync(publicFile(path), bytes);
  const record = await recordOf(path, bytes, sources);
  const pages = record.pages === undefined ? '' : `, ${record.pages} pages`;
  say(`${path}: ${Math.round(bytes.length / 1024)} KB${pages}`);
  return record;
}

/** Makes files one after another, because the browser prints one page at a time. */
async function makeFiles(tasks: readonly Task[], recorded: ReadonlyMap<string, ManifestEntry>) {
  const records: ManifestEntry[] = [];
  for (const task of tasks) {
    const known = recorded.get(task.path);
    records.push(known && isCurrent(task, known) ? known : await makeFile(task));
  }
  return records;
}

/** Records files that the firm supplied. */
function recordSupplied(made: readonly Task[]): Promise<ManifestEntry[]> {
  const paths = offeredFiles().map(({ path }) => path);
  const supplied = paths.filter((path) => !made.some((task) => task.path === path) && existsSync(publicFile(path)));
  return Promise.all(supplied.map((path) => recordOf(path, readFileSync(publicFile(path)))));
}

/** Draws and records the first page of a PDF, unless it is already recorded for this file. */
async function withFirstPage(record: ManifestEntry, known: ManifestEntry | undefined): Promise<ManifestEntry> {
  const { path, sha256 } = record;
  if (!hasFirstPage(record)) return record;
  const file = publicFile(firstPageOf(path));
  const isDrawn = known?.sha256 === sha256 && existsSync(file) && hashOfFile(readFileSync(file)) === known.firstPage;
  if (!isDrawn) {
    writeFileSync(file, await drawFirstPage(readFileSync(publicFile(path))));
    say(`${firstPageOf(path)}: drawn`);
  }
  return { ...record, firstPage: hashOfFile(readFileSync(file)) };
}

/** Removes generated files that no entry offers; files that the firm supplied stay. */
function removeLeftovers(recorded: Iterable<ManifestEntry>): void {
  const offered = new Set(offeredFiles().map(({ path }) => path));
  for (const { path, sources, sha256 } of recorded) {
    const file = publicFile(path);
    if (sources === undefined || offered.has(path) || !existsSync(file)) continue;
    if (hashOfFile(readFileSync(file)) !== sha256) continue;
    rmSync(file);
    rmSync(publicFile(firstPageOf(path)), { force: true });
    say(`${path}: removed, since no entry offers it any more`);
  }
}

/**
 * `node lib/server/documents/makeDocuments.ts [--all]` (npm run documents): makes the PDFs and the workbook whose
 * sources have changed, or all of them, and records them in the manifest. Its output is committed.
 */
async function makeDocuments(): Promise<void> {
  const fontFaces = await makeFontFaces();
  const prepared = await prepareDocuments();
  let browser: Promise<Browser> | undefined;
  const printer = () => {
    browser ??= startPrinter();
    return browser;
  };
  const tasks: Task[] = [
    ...prepared.map((page) => ({
      path: page.document.path,
      sources: page.sources,
      make: async () => makePdf(await printer(), page, fontFaces),
    })),
    prepareWorkbook(),
  ];
  try {
    const recorded = new Map(readManifest().map((entry) => [entry.path, entry]));
    const files = [...(await makeFiles(tasks, recorded)), ...(await recordSupplied(tasks))];
    const records: ManifestEntry[] = [];
    for (const file of files) records.push(await withFirstPage(file, recorded.get(file.path)));
    removeLeftovers(recorded.values());
    writeManifest(records);
    for (const address of recordAddresses(projectRoot())) say(`${address}: new, recorded in content/addresses.json`);
    const kilobytes = records.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    say(`documents: ${records.length} files, ${Math.round(kilobytes)} KB`);
  } finally {
    await (await browser)?.close();
  }
}

await makeDocuments().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});

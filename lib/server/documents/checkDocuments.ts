import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { firstPageOf } from '../../links/firstPage.ts';
import { readContentTree } from '../content/check/contentTree.ts';
import { addressesOf, recordedAddresses } from '../content/check/links/addresses.ts';
import { ContentError, type ContentIssue, formatIssue } from '../content/issues/contentIssue.ts';
import { COLLECTIONS } from '../content/source/collections.ts';
import { projectRoot } from '../content/source/projectRoot.ts';
import { hasFirstPage } from './drawFirstPage.ts';
import { hashOfFile, type ManifestEntry, readManifest } from './manifest.ts';
import { type OfferedFile, offeredFiles } from './offeredFiles.ts';
import { prepareDocuments } from './prepareDocuments.ts';
import { prepareWorkbook } from './workbook/makeWorkbook.ts';

/** First bytes of a file by its type, and bytes near its end. */
const SIGNATURES: Record<string, { name: string; begins: string; ends: string }> = {
  pdf: { name: 'a PDF', begins: '%PDF-', ends: '%%EOF' },
  xlsx: { name: 'an Excel workbook', begins: 'PK\x03\x04', ends: 'PK\x05\x06' },
  png: { name: 'a PNG picture', begins: '\x89PNG', ends: 'IEND' },
  jpg: { name: 'a JPEG picture', begins: '\xFF\xD8\xFF', ends: '\xFF\xD9' },
  jpeg: { name: 'a JPEG picture', begins: '\xFF\xD8\xFF', ends: '\xFF\xD9' },
};

/** The final bytes must be within this many last bytes. */
const TAIL_BYTES = 1024;

const MAKE = 'run npm run documents and commit what it writes';

type Fault = Pick<ContentIssue, 'found' | 'expected'>;

function findTypeFault(path: string, bytes: Buffer): Fault | undefined {
  const signature = SIGNATURES[path.slice(path.lastIndexOf('.') + 1)];
  if (!signature) return { found: `"${path}", a type that the site does not offer`, expected: 'a PDF or a workbook' };
  const { name, begins, ends } = signature;
  if (bytes.length === 0) return { found: `"${path}", which is empty`, expected: name };
  if (!bytes.subarray(0, begins.length).equals(Buffer.from(begins, 'latin1'))) {
    return { found: `"${path}", which is a file of another type`, expected: name };
  }
  if (!bytes.subarray(-TAIL_BYTES).includes(Buffer.from(ends, 'latin1'))) {
    return { found: `"${path}", which breaks off before its end`, expected: `the whole of ${name}` };
  }
  return undefined;
}

/** Checks the picture of a PDF's first page, if it opens in the viewer. */
function findPictureFault(path: string, recorded: ManifestEntry): Fault | undefined {
  const picture = firstPageOf(path);
  const file = join(projectRoot(), 'public', picture);
  const isDrawn = () => existsSync(file) && hashOfFile(readFileSync(file)) === recorded.firstPage;
  if (!hasFirstPage(recorded) || isDrawn()) return undefined;
  return { found: `"${path}", whose first page is not drawn in public${picture}`, expected: `its picture; ${MAKE}` };
}

function findFault(path: string, recorded: ManifestEntry | undefined, made: MadeFile | undefined): Fault | undefined {
  const file = join(projectRoot(), 'public', path);
  if (!existsSync(file)) return { found: `"${path}", which is missing`, expected: `public${path}; ${MAKE}` };
  const bytes = readFileSync(file);
  const fault = findTypeFault(path, bytes);
  if (fault) return fault;
  if (!recorded) return { found: `"${path}", which is not on record`, expected: `a file that is; ${MAKE}` };
  if (hashOfFile(bytes) !== recorded.sha256) {
    return { found: `"${path}", which is not the file on record`, expected: `the one that was made; ${MAKE}` };
  }
  if (recorded.sources === made?.sources) return findPictureFault(path, recorded);
  const source = made?.from ?? 'its text, which is gone';
  return {
    found: `"${path}", which is older than ${source}`,
    expected: `a file made from the present sources; ${MAKE}`,
  };
}

/** A generated file: its sources in words, and their hash. */
type MadeFile = { from: string; sources: string };

async function madeFiles(): Promise<Map<string, MadeFile>> {
  const prepared = await prepareDocuments();
  const workbook = prepareWorkbook();
  return new Map([
    ...prepared.map(({ document, sources }): [string, MadeFile] => [
      document.path,
      { from: `${document.file} or another source of its print: its entry, firm.json, the template`, sources },
    ]),
    [workbook.path, { from: 'content/tax or its entry', sources: workbook.sources }],
  ]);
}

/** Folders of public/ with downloads only. */
const DOWNLOAD_FOLDERS = ['resources', 'media', 'cv'];

/** Finds files that no page links to, left by a renamed or removed entry. */
function findLeftovers(offered: readonly OfferedFile[]): ContentIssue[] {
  const paths = new Set(offered.flatMap(({ path }) => [path, firstPageOf(path)]));
  const root = join(projectRoot(), 'public');
  const files = DOWNLOAD_FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/')),
  );
  return files
    .filter((path) => !paths.has(path))
    .sort()
    .map((path) => ({
      file: `public${path}`,
      line: 1,
      field: 'the file',
      found: 'no entry that offers it',
      expected: 'an entry with this downloadUrl; if it was renamed or removed, delete the file',
    }));
}

/** Finds unrecorded addresses, whose loss would go unnoticed. */
function findUnrecorded(): ContentIssue[] {
  const recorded = recordedAddresses(projectRoot());
  const added = addressesOf(readContentTree(projectRoot())).filter((address) => !recorded.includes(address));
  return added.map((address) => ({
    file: COLLECTIONS.addresses.file,
    line: 1,
    field: 'the list',
    found: `no "${address}", which is new`,
    expected: `every address; ${MAKE}`,
  }));
}

/**
 * Finds files of entries that are missing, empty, damaged, of another type, not as recorded, or older than their
 * sources; files that no entry offers; and unrecorded addresses.
 *
 * @throws ContentError if a catalogue or a text has mistakes
 */
export async function checkDocuments(): Promise<ContentIssue[]> {
  const recorded = new Map(readManifest().map((entry) => [entry.path, entry]));
  const made = await madeFiles();
  const offered = offeredFiles();
  const faults = offered.flatMap(({ path, file, line, field }) => {
    const fault = findFault(path, recorded.get(path), made.get(path));
    return fault ? [{ file, line, field, ...fault }] : [];
  });
  return [...faults, ...findLeftovers(offered), ...findUnrecorded()];
}

/** `node lib/server/documents/checkDocuments.ts [root]`: exit code 1 if a file is wrong. */
async function main(root: string): Promise<void> {
  process.chdir(root);
  const issues = await checkDocuments();
  for (const issue of issues) console.log(formatIssue(issue));
  if (issues.length === 0) {
    console.log(`${offeredFiles().length} files to download: all there`);
    return;
  }
  console.log(`${issues.length} ${issues.length === 1 ? 'file' : 'files'} not as the content has it`);
  process.exitCode = 1;
}

if (import.meta.main) {
  await main(resolve(process.argv[2] ?? '.')).catch((error) => {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}

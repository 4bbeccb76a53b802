import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ContentIssue, formatIssue } from '../content/issues/contentIssue.ts';
import { projectRoot } from '../content/source/readCollection.ts';
import { hashOfFile, type ManifestEntry, readManifest } from './manifest.ts';
import { offeredFiles } from './offeredFiles.ts';

/** First bytes of a file by its type, and bytes near its end. */
const SIGNATURES: Record<string, { name: string; begins: string; ends: string }> = {
  pdf: { name: 'a PDF', begins: '%PDF-', ends: '%%EOF' },
  xlsx: { name: 'an Excel workbook', begins: 'PK\x03\x04', ends: 'PK\x05\x06' },
  png: { name: 'a PNG picture', begins: '\x89PNG', ends: 'IEND' },
  jpg: { name: 'a JPEG picture', begins: '\xFF\xD8\xFF', ends: '\xFF\xD9' },
  jpeg: { name: 'a JPEG picture', begins: '\xFF\xD8\xFF', ends: '\xFF\xD9' },
};

/** The ending must be among this many last bytes. */
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

function findFault(path: string, root: string, recorded: ManifestEntry | undefined): Fault | undefined {
  const file = join(root, 'public', path);
  if (!existsSync(file)) return { found: `"${path}", which is missing`, expected: `public${path}; ${MAKE}` };
  const bytes = readFileSync(file);
  const fault = findTypeFault(path, bytes);
  if (fault) return fault;
  if (!recorded) return { found: `"${path}", which is not on record`, expected: `a file that is; ${MAKE}` };
  if (hashOfFile(bytes) === recorded.sha256) return undefined;
  return { found: `"${path}", which is not the file on record`, expected: `the one that was made; ${MAKE}` };
}

/**
 * Finds every entry of a catalogue whose file is missing, empty, damaged, of another type, or not the recorded one. It only
 * compares bytes, which takes a build no time.
 *
 * @param root the folder that holds content/, public/ and lib/
 */
export function checkDocuments(root: string = projectRoot()): ContentIssue[] {
  const recorded = new Map(readManifest(root).map((entry) => [entry.path, entry]));
  return offeredFiles(root).flatMap(({ path, file, line, field }) => {
    const fault = findFault(path, root, recorded.get(path));
    return fault ? [{ file, line, field, ...fault }] : [];
  });
}

/** `node lib/server/documents/checkDocuments.ts [root]` (npm run documents:check): exit code 1 where a file is wrong. */
function main(root: string): void {
  const issues = checkDocuments(root);
  for (const issue of issues) console.log(formatIssue(issue));
  if (issues.length === 0) {
    console.log(`${offeredFiles(root).length} files to download: all there`);
    return;
  }
  console.log(`${issues.length} ${issues.length === 1 ? 'file' : 'files'} that cannot be offered`);
  process.exitCode = 1;
}

if (import.meta.main) main(resolve(process.argv[2] ?? '.'));

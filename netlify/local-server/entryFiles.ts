import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where Netlify's emulation keeps an entry and its metadata. */
export type EntryPaths = { dataPath: string; metadataPath: string };

/** What the forms never send: metadata and conditions. */
const UNUSUAL_HEADERS = ['x-amz-meta-user', 'if-match', 'if-none-match'];

/** Writes a file aside first, so that nobody reads half of it. */
function writeWhole(path: string, bytes: Buffer): void {
  const folder = dirname(path);
  // As the emulation names them: a dot, small letters and digits.
  const temporary = join(folder, `.${randomUUID().replaceAll('-', '')}`);
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(temporary, bytes);
    renameSync(temporary, path);
  } catch (error) {
    // On a full disk what is left behind would fill it further.
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** What is there may have metadata, which the emulation reads; most questions of the forms are for what is not there. */
function get({ dataPath }: EntryPaths): Response | undefined {
  return existsSync(dataPath) ? undefined : new Response(null, { status: 404 });
}

/** The emulation takes an entry without a file of metadata for one that is missing. */
function head({ dataPath, metadataPath }: EntryPaths): Response | undefined {
  if (existsSync(metadataPath)) return undefined;
  return new Response(null, { status: existsSync(dataPath) ? 200 : 404 });
}

async function put({ dataPath, metadataPath }: EntryPaths, request: Request): Promise<Response> {
  const bytes = Buffer.from(await request.arrayBuffer());
  writeWhole(dataPath, bytes);
  rmSync(metadataPath, { force: true });
  return new Response(null, { headers: { etag: `"${createHash('sha256').update(bytes).digest('hex')}"` } });
}

function remove({ dataPath, metadataPath }: EntryPaths): Response {
  for (const path of [dataPath, metadataPath]) rmSync(path, { force: true });
  return new Response(null, { status: 204 });
}

type Answer = Response | undefined;
type Call = (paths: EntryPaths, request: Request) => Answer | Promise<Answer>;
const CALLS: Readonly<Record<string, Call>> = { GET: get, HEAD: head, PUT: put, DELETE: remove };

/**
 * The calls on one entry that the forms make, on the files of Netlify's emulation but without its detours: for a write it
 * turns to the file system ten times, three of them for a file of empty metadata. Undefined for any other call. The files are
 * small, so that an access takes less time than to hand it to another thread.
 */
export async function answerFromFiles(request: Request, paths: EntryPaths): Promise<Answer> {
  if (UNUSUAL_HEADERS.some((name) => request.headers.has(name))) return undefined;
  return CALLS[request.method]?.(paths, request);
}

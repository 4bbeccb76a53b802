import { createHash, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of an entry and its metadata in Netlify's emulation. */
export type EntryPaths = { dataPath: string; metadataPath: string };

/** Headers that the forms never send. */
const UNUSUAL_HEADERS = ['x-amz-meta-user', 'if-match'];

/** Writes a temporary file and renames it, so that a reader never gets half of it; false if it must be new and exists. */
function writeWhole(path: string, bytes: Buffer, mustBeNew: boolean): boolean {
  const folder = dirname(path);
  // Named like the emulation's: a dot, small letters and digits.
  const temporary = join(folder, `.${randomUUID().replaceAll('-', '')}`);
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(temporary, bytes);
    // Linking fails if the name exists, whichever server wrote it.
    if (mustBeNew) linkSync(temporary, path);
    else renameSync(temporary, path);
    return true;
  } catch (error) {
    if (mustBeNew && existsSync(path)) return false;
    throw error;
  } finally {
    // On a full disk a leftover file would fill it further.
    rmSync(temporary, { force: true });
  }
}

/** Answers 404 for a missing entry. An existing one may have metadata, which only the emulation reads. */
function get({ dataPath }: EntryPaths): Response | undefined {
  return existsSync(dataPath) ? undefined : new Response(null, { status: 404 });
}

/** Answers HEAD. The emulation treats an entry without a metadata file as missing. */
function head({ dataPath, metadataPath }: EntryPaths): Response | undefined {
  if (existsSync(metadataPath)) return undefined;
  return new Response(null, { status: existsSync(dataPath) ? 200 : 404 });
}

async function put({ dataPath, metadataPath }: EntryPaths, request: Request): Promise<Response> {
  const bytes = Buffer.from(await request.arrayBuffer());
  const mustBeNew = request.headers.get('if-none-match') === '*';
  if (!writeWhole(dataPath, bytes, mustBeNew)) return new Response(null, { status: 412 });
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
 * Handles the forms' calls on one entry directly on the files of Netlify's emulation, which takes ten file operations
 * for a write, three of them for empty metadata. Returns undefined for other calls. Synchronous, since access to small
 * files is faster than handing it to another thread.
 */
export async function answerFromFiles(request: Request, paths: EntryPaths): Promise<Answer> {
  if (UNUSUAL_HEADERS.some((name) => request.headers.has(name))) return undefined;
  return CALLS[request.method]?.(paths, request);
}

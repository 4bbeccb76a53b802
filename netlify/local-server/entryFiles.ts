import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where Netlify's emulation keeps an entry and its metadata. */
export type EntryPaths = { dataPath: string; metadataPath: string };

/** What the forms never send: metadata and conditions. */
const UNUSUAL_HEADERS = ['x-amz-meta-user', 'if-match', 'if-none-match'];

/** The result, or undefined where a file or folder does not exist. */
async function ifPresent<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return work.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  });
}

/** Writes a file aside first, so that nobody reads half of it. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const temporary = join(dirname(path), `.${randomBytes(8).toString('hex')}`);
  const write = async () => {
    await writeFile(temporary, bytes);
    await rename(temporary, path);
    return true;
  };
  if (await ifPresent(write())) return;
  await mkdir(dirname(path), { recursive: true });
  await write();
}

const exists = async (path: string) => (await ifPresent(stat(path))) !== undefined;

/** What is there may have metadata, which the emulation reads; most questions of the forms are for what is not there. */
async function get({ dataPath }: EntryPaths): Promise<Response | undefined> {
  return (await exists(dataPath)) ? undefined : new Response(null, { status: 404 });
}

/** The emulation takes an entry without a file of metadata for one that is missing. */
async function head({ dataPath, metadataPath }: EntryPaths): Promise<Response | undefined> {
  if (await exists(metadataPath)) return undefined;
  return new Response(null, { status: (await exists(dataPath)) ? 200 : 404 });
}

async function put({ dataPath, metadataPath }: EntryPaths, request: Request): Promise<Response> {
  const bytes = Buffer.from(await request.arrayBuffer());
  await Promise.all([writeWhole(dataPath, bytes), ifPresent(unlink(metadataPath))]);
  return new Response(null, { headers: { etag: `"${createHash('sha256').update(bytes).digest('hex')}"` } });
}

async function remove({ dataPath, metadataPath }: EntryPaths): Promise<Response> {
  await Promise.all([dataPath, metadataPath].map((path) => ifPresent(unlink(path))));
  return new Response(null, { status: 204 });
}

type Call = (paths: EntryPaths, request: Request) => Promise<Response | undefined>;
const CALLS: Readonly<Record<string, Call>> = { GET: get, HEAD: head, PUT: put, DELETE: remove };

/**
 * The calls on one entry that the forms make, on the files of Netlify's emulation but without its detours: for a write it
 * turns to the file system ten times, three of them for a file of empty metadata. Undefined for any other call.
 */
export async function answerFromFiles(request: Request, paths: EntryPaths): Promise<Response | undefined> {
  if (UNUSUAL_HEADERS.some((name) => request.headers.has(name))) return undefined;
  return CALLS[request.method]?.(paths, request);
}

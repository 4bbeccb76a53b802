import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where Netlify's emulation keeps an entry and its metadata. */
export type EntryPaths = { dataPath: string; metadataPath: string };

/** What the forms never send: metadata and conditions. */
const UNUSUAL_HEADERS = ['x-amz-meta-user', 'if-match', 'if-none-match'];

/** The result, or undefined where a file or folder does not exist. */
async function ifPresent<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return work.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
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

async function get({ dataPath }: EntryPaths): Promise<Response> {
  const bytes = await ifPresent(readFile(dataPath));
  return bytes === undefined ? new Response(null, { status: 404 }) : new Response(new Uint8Array(bytes));
}

async function put({ dataPath }: EntryPaths, request: Request): Promise<Response> {
  const bytes = Buffer.from(await request.arrayBuffer());
  await writeWhole(dataPath, bytes);
  return new Response(null, { headers: { etag: `"${createHash('sha256').update(bytes).digest('hex')}"` } });
}

async function remove({ dataPath, metadataPath }: EntryPaths): Promise<Response> {
  await Promise.all([ifPresent(unlink(dataPath)), ifPresent(unlink(metadataPath))]);
  return new Response(null, { status: 204 });
}

const CALLS: Readonly<Record<string, typeof put>> = { GET: get, PUT: put, DELETE: remove };

/**
 * The calls on one entry that the forms make, on the files of Netlify's emulation but without its detours: it takes ten
 * accesses to files for a write and keeps an empty file of metadata for each entry. Undefined for any other call.
 */
export function answerFromFiles(request: Request, paths: EntryPaths): Promise<Response> | undefined {
  if (UNUSUAL_HEADERS.some((name) => request.headers.has(name))) return undefined;
  return CALLS[request.method]?.(paths, request);
}

import { writeFile } from 'node:fs/promises';

/** Readable by its owner only, and never over another file, because it holds what visitors wrote. */
export async function writeNewFile(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') throw new Error(`${file} is there already. Choose another name, or move it away first.`);
    throw new Error(`${file} cannot be written (${code ?? error}). Choose another place.`);
  }
}

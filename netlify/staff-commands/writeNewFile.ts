import { writeFile } from 'node:fs/promises';

/** Writes a new file that only its owner can read, because it holds visitors' texts. Throws if the file exists. */
export async function writeNewFile(file: string, content: string): Promise<void> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') throw new Error(`${file} is there already. Choose another name, or move it away first.`);
    throw new Error(`${file} cannot be written (${code ?? error}). Choose another place.`);
  }
}

import { writeFile } from 'node:fs/promises';
import { run } from './run.ts';
import { openStaffStore } from './staffStore.ts';

/** `npm run enquiries -- <command>`: what staff do with enquiries. */
async function main(): Promise<void> {
  const store = await openStaffStore(process.env);
  try {
    const { text, file } = await run(process.argv.slice(2), store, new Date());
    if (file === undefined) process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    // For its owner's eyes, and never over another file: it holds what visitors wrote.
    else await writeFile(file, text, { flag: 'wx', mode: 0o600 });
  } finally {
    await store.close();
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

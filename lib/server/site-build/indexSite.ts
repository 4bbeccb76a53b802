import { join } from 'node:path';
import { searchableFiles } from '../search/searchableFiles.ts';
import { fileRecords, pageRecords, writeSearchIndex } from './searchIndex.ts';

/** Makes the index of the site's search: of its pages, and of every page of its PDFs. */
async function indexSite(publish: string): Promise<void> {
  const files = searchableFiles();
  const pages = await pageRecords(publish, files);
  await writeSearchIndex([...pages, ...(await fileRecords(files))], join(publish, 'pagefind'));
  console.log(`Search: ${pages.length} pages and ${files.length} PDFs.`);
}

await indexSite(process.argv[2] ?? join(import.meta.dirname, '../../../out'));

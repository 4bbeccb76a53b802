import { downloadBlob, isInApp } from '@/lib/browser/downloads';
import type { Say } from '@/lib/words/say';

/** Downloads a file that the page has made; gives what to say of it: nothing, but in apps that may keep no files. */
export function saveFile(file: Blob, name: string, say: Say): string {
  downloadBlob(file, name);
  return isInApp() ? say('This app may keep no files. Open the page in your browser and press there.') : '';
}

/** A table as a CSV file; gives what to say of it. */
export const saveCsv = (csv: string, name: string, say: Say): string =>
  saveFile(new Blob([csv], { type: 'text/csv' }), name, say);

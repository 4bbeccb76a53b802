import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getFounder } from '../content/loaders/about.ts';
import { getMedia } from '../content/loaders/media.ts';
import { projectRoot } from '../content/source/readCollection.ts';
import { getAllDocuments } from '../resources/allDocuments.ts';
import { findCv } from '../resources/findCv.ts';

/** A PDF whose text the site's search knows. */
export type SearchableFile = {
  /** Address of the PDF, which is its path below public/ too. */
  path: string;
  title: string;
  /** True for what the library offers; its own search finds no other. */
  isInLibrary: boolean;
};

/** The founder's CV, where there is one. */
function cv(): SearchableFile[] {
  const path = findCv();
  return path ? [{ path, title: `${getFounder().name}, curriculum vitae`, isInLibrary: false }] : [];
}

/** Every PDF that the library, the media page and the About page offer. Throws a ContentError where a catalogue has mistakes. */
export function searchableFiles(): SearchableFile[] {
  const offered = [...getAllDocuments(), ...getMedia()].map(({ downloadUrl, title }) => ({
    path: downloadUrl,
    title,
    isInLibrary: true,
  }));
  return [...offered, ...cv()].filter(
    ({ path }) => path.endsWith('.pdf') && existsSync(join(projectRoot(), 'public', path)),
  );
}

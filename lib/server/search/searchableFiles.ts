import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getFounder } from '../content/loaders/firm.ts';
import { projectRoot } from '../content/source/contentFiles.ts';
import { getAllDocuments } from '../resources/allDocuments.ts';
import { findCv } from '../resources/findCv.ts';

/** A PDF in the index of the site's search. */
export type SearchableFile = {
  /** Path of the PDF, both in URLs and below public/. */
  path: string;
  title: string;
  /** True for library files; the library's search is limited to these. */
  isInLibrary: boolean;
};

/** Returns every PDF of the library, the media page and the About page. Throws a ContentError if invalid. */
export function searchableFiles(): SearchableFile[] {
  const offered = getAllDocuments().map(({ downloadUrl, title }) => {
    return { path: downloadUrl, title, isInLibrary: true };
  });
  const cvPath = findCv();
  const cv = cvPath ? [{ path: cvPath, title: `${getFounder().name}, curriculum vitae`, isInLibrary: false }] : [];
  return [...offered, ...cv].filter(
    ({ path }) => path.endsWith('.pdf') && existsSync(join(projectRoot(), 'public', path)),
  );
}

import type { Metadata } from 'next';
import { sharingPath } from '../../site/sharingPath.ts';
import { swahiliPath } from '../../site/twins.ts';
import { getDocument, getTextDays } from '../content/loaders/documents.ts';
import { getTwinText } from '../content/loaders/twinTexts.ts';
import { pagesWithPicture } from '../pictures/sharingSubjects.ts';
import { documentOfTwin } from '../resources/twinTextData.ts';
import { pageMetadata } from './pageMetadata.ts';

/** Metadata of the Kiswahili text of an English page. */
export function twinTextMetadata(english: string): Metadata {
  const { title, searchTitle = title, description } = getTwinText(english);
  const path = swahiliPath(english);
  const document = documentOfTwin({ path: english });
  const front = document && getDocument(document.category, document.id);
  return pageMetadata({
    title: searchTitle,
    description,
    path,
    loading: 'light',
    ...(pagesWithPicture().has(path) && { image: sharingPath(path) }),
    ...(document && { text: getTextDays({ date: document.date, updatedOn: front?.updatedOn }) }),
  });
}

import type { MediaItem } from '../../../content/schemas/media.ts';
import type { TextDays } from '../../../resources/textDays.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';
import { getFrontMatter, getTextDays } from './documents.ts';

/** Media publications in the order of their file. */
export const getMedia = collectionLoader(COLLECTIONS.media);

/** Returns the path from the project root of a publication's text. */
export const mediaFile = (id: string): string => `content/media/${id}.mdx`;

/** Returns the days of publication and last change of a publication. */
export const getMediaDays = ({ id, date }: Pick<MediaItem, 'id' | 'date'>): TextDays =>
  getTextDays({ date, updatedOn: getFrontMatter(mediaFile(id))?.updatedOn });

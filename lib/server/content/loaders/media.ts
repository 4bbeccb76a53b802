import type { MediaItem } from '../../../content/schemas/media.ts';
import type { TextDays } from '../../../resources/textDays.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';
import { getFrontMatter, getTextDays } from './documents.ts';

/** Media publications in the order of their file. */
export const getMedia = collectionLoader(COLLECTIONS.media);

/** Path from the project root of the text of a media publication. */
export const mediaFile = (id: string): string => `content/media/${id}.mdx`;

/** When a media publication was published and last changed. */
export const getMediaDays = ({ id, date }: Pick<MediaItem, 'id' | 'date'>): TextDays =>
  getTextDays({ date, updatedOn: getFrontMatter(mediaFile(id))?.updatedOn });

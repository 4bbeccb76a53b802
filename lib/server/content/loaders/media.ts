import type { MediaItem } from '../../../content/schemas/media.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeInProduction } from '../source/memoizeInProduction.ts';
import { readCollection } from '../source/readCollection.ts';

/** Media publications in the order of their file. Throws a ContentError where it has mistakes. */
export const getMedia: () => MediaItem[] = memoizeInProduction(() => readCollection(COLLECTIONS.media));

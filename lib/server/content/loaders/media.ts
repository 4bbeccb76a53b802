import type { MediaItem } from '../../../content/schemas/media.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { oncePerBuild } from '../source/oncePerBuild.ts';
import { readCollection } from '../source/readCollection.ts';

/** Media publications in the order of their file. Throws a ContentError where it has mistakes. */
export const getMedia: () => MediaItem[] = oncePerBuild(() => readCollection(COLLECTIONS.media));

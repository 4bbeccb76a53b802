import { COLLECTIONS } from '../collections.ts';
import { oncePerBuild } from '../oncePerBuild.ts';
import { readCollection } from '../readCollection.ts';
import type { MediaItem } from '../schemas/media.ts';

/** Media publications in the order of their file. Throws a ContentError where it has mistakes. */
export const getMedia: () => MediaItem[] = oncePerBuild(() => readCollection(COLLECTIONS.media));

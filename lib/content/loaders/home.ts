import { COLLECTIONS } from '../collections.ts';
import { oncePerBuild } from '../oncePerBuild.ts';
import { readCollection } from '../readCollection.ts';
import type { Home } from '../schemas/home.ts';

/** Slides and section headings of Home. Throws a ContentError where its file has mistakes. */
export const getHome: () => Home = oncePerBuild(() => readCollection(COLLECTIONS.home));

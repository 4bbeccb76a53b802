import { findPlaceholders } from '../check/findPlaceholders.ts';
import { memoizeLoader } from '../source/memoizeLoader.ts';
import { projectRoot } from '../source/readCollection.ts';

/** True while `npm run launch-check` finds a placeholder: the footer then says that the site shows samples. */
export const hasPlaceholders = memoizeLoader(() => !findPlaceholders(projectRoot()).next().done);

import { findPlaceholders } from '../check/findPlaceholders.ts';
import { memoizeInProduction } from '../source/memoizeInProduction.ts';
import { projectRoot } from '../source/readCollection.ts';

/** True while `npm run launch-check` finds a placeholder: the footer then says that the site shows samples. */
export const hasPlaceholders = memoizeInProduction(() => !findPlaceholders(projectRoot()).next().done);

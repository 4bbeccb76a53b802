import { findPlaceholders } from '../check/findPlaceholders.ts';
import { findUnreadLaws } from '../check/findUnreadLaws.ts';
import { memoizeLoader } from '../source/memoizeLoader.ts';
import { projectRoot } from '../source/projectRoot.ts';

/** True while `npm run launch-check` finds a placeholder: the footer then says that the site shows samples. */
export const hasPlaceholders = memoizeLoader(() => !findPlaceholders(projectRoot()).next().done);

/** True where `npm run launch-check` finds nothing left: no placeholder, and no law in force that nobody has read. */
export const isReadyToLaunch = memoizeLoader(() => !hasPlaceholders() && findUnreadLaws(projectRoot()).length === 0);

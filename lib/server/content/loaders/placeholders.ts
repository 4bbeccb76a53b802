import { findPlaceholders } from '../check/findPlaceholders.ts';
import { findUnreadLaws } from '../check/tables/findUnreadLaws.ts';
import { memoizeLoader } from '../source/memoizeLoader.ts';
import { projectRoot } from '../source/projectRoot.ts';

/** Whether `npm run launch-check` finds a placeholder: the footer then says that the site shows samples. */
export const hasPlaceholders = memoizeLoader(() => !findPlaceholders(projectRoot()).next().done);

/** Whether `npm run launch-check` finds nothing: no placeholder, and no unread law in force. */
export const isReadyToLaunch = memoizeLoader(() => !hasPlaceholders() && findUnreadLaws(projectRoot()).length === 0);

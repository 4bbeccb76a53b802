import { todayInDarEsSalaam } from './today.ts';

/**
 * Time of the build, read by every build step. `npm run build` sets SOURCE_DATE_EPOCH (in seconds, see
 * reproducible-builds.org) for its steps; setting it reproduces an earlier build.
 */
export function builtAt(): Date {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}

/** Date of the build in Dar es Salaam. Pages and calendars contain no time, so builds on the same day are identical. */
export const buildDay = (): string => todayInDarEsSalaam(builtAt());

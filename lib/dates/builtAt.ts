import { todayInDarEsSalaam } from './today.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The moment of the build, which every step reads here. SOURCE_DATE_EPOCH, in seconds, repeats a build of an earlier day
 * (reproducible-builds.org). `npm run build` sets it for its steps.
 */
export function builtAt({ SOURCE_DATE_EPOCH: seconds }: Environment = process.env): Date {
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}

/** The day of the build in Dar es Salaam. Pages and calendars write nothing finer, so builds of one day are the same. */
export const buildDay = (env?: Environment): string => todayInDarEsSalaam(builtAt(env));

import { latePart } from '@/components/behaviours/useLatePart';

/** Fetched once the page is in use: a sheet can be filled in without it. */
export const latePayroll = latePart(async () => (await import('./payrollWork')).payrollWork);

/** Said where it could not be fetched. */
export const NOT_LOADED = 'That could not be loaded. Look at your connection and press again.';

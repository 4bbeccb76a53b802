import { latePart } from '@/components/behaviours/useLatePart';

/** Fetched once the page is in use: a sheet can be filled in without it. */
export const latePayroll = latePart(async () => (await import('./payrollWork')).payrollWork);

import { latePart } from '@/components/behaviours/useLatePart';

/** The rules, the reading of files and all that a result shows: fetched while the visitor still types. */
export const latePayroll = latePart(() => import('./payrollParts').then((file) => file.payrollParts));

export type PayrollParts = NonNullable<ReturnType<typeof latePayroll.get>>;

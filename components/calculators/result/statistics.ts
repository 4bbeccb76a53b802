import type { Statistic } from './resultModel';

/** A value of the summary in shillings. */
export const shillings = (label: string, value: number | null): Statistic => ({ label, value, unit: 'shillings' });

/** A value of the summary in percent. */
export const percent = (label: string, value: number | null): Statistic => ({ label, value, unit: 'percent' });

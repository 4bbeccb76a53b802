import type { RowText } from '@/lib/money/breakdown';

/** The texts of a row: its label, and what there is of a rule and a law. */
export const rowText = (label: string, rule = '', law = ''): RowText => ({ label, rule, law });

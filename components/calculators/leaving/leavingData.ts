import type { RowMark } from '@/lib/money/breakdown';
import type { LeavingRules } from '@/lib/salary/leaving';

/** A law with what is known of it. */
type KnownLine = { law: string; mark?: RowMark | undefined };

/** What the calculator works by, and the laws of its days. */
export type LeavingData = {
  rules: LeavingRules;
  laws: Record<'last' | 'service' | 'certificate' | 'paye' | 'nssf', KnownLine>;
};

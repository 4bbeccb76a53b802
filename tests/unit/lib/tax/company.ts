import type { CorporateInput } from '@/lib/tax/corporateTax';

/** A company in profit, whose year is the calendar year. */
export const company: CorporateInput = {
  kind: 'standard',
  chargeableIncome: 100_000_000,
  broughtLosses: 0,
  isFourYears: false,
  turnover: 800_000_000,
  lossYears: 0,
  sector: '',
  yearEnd: '2025-12-31',
  taxAlreadyPaid: 0,
};

import type { PartMonth } from '../salary/partMonth.ts';

/** How a person's pay is taxed. A director here is one who does not work full-time. */
export const STATUSES = ['resident', 'non-resident', 'second-job', 'director'] as const;

/** Pension funds; '-basic' contributes on basic pay alone. */
export const FUNDS = ['nssf', 'psssf', 'psssf-basic', 'none'] as const;

/** From what a student loan is deducted: basic pay and allowances, the gross salary, or basic pay alone. */
export const HESLB_BASES = ['no', 'gross', 'basic'] as const;

export type Status = (typeof STATUSES)[number];
export type Fund = (typeof FUNDS)[number];
export type HeslbBase = (typeof HESLB_BASES)[number];

/** Use of the employer's car. */
export type Car = {
  /** Engine in cubic centimetres. */
  cc: number;
  /** More than the years of the Fifth Schedule since it was made. */
  isOld: boolean;
  /** The employer claims the car's costs against tax; otherwise it is no benefit. */
  isCostClaimed: boolean;
};

/** House of the employer; amounts of a month. */
export type House = {
  marketRent: number;
  costClaimed: number;
  rentPaid: number;
  /** Income without the house; where absent, the month's taxable pay without it. */
  income?: number;
};

/** Loan of the employer: amount owed, percents a year, term in months. */
export type Loan = { amount: number; rate: number; months: number; statutoryRate: number };

/** Benefits in kind; `other` is a monthly value entered as it is. */
export type Benefits = { car?: Car; house?: House; loan?: Loan; other: number };

/** One person on the payroll; amounts are shillings of the month. */
export type Employee = {
  number: string;
  name: string;
  status: Status;
  basic: number;
  allowances: number;
  overtime: number;
  bonus: number;
  fund: Fund;
  /** Percent of pay that the employee bears of the NSSF contribution; the employer bears the rest. */
  nssfShare: number;
  heslb: HeslbBase;
  union: { percent: number } | { amount: number };
  insurance: number;
  otherDeductions: number;
  benefits: Benefits;
  /** In a part of a month: its days, and what basic pay and allowances are for a whole one. */
  part?: PartMonth & { basic: number; allowances: number };
  /** Pay on which WCF is charged, where it is not basic pay and allowances. */
  wcfEarnings?: number;
};

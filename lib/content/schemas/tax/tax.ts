import { calendarSchema, holidaysSchema } from '../calendar.ts';
import { corporateSchema, presumptiveSchema, withholdingSchema } from './business.ts';
import { disputeSchema, penaltiesSchema } from './procedure.ts';
import { ratesSchema, vatSchema } from './rates.ts';
import { contributionsSchema, minimumWagesSchema, overtimeSchema, payeSchema, payrollSchema } from './salary.ts';
import { sourcesSchema } from './taxFields.ts';

/** Every file of content/tax with its schema. */
export const TAX_FILES = {
  sources: { file: 'content/tax/sources.json', schema: sourcesSchema },
  paye: { file: 'content/tax/paye.json', schema: payeSchema },
  contributions: { file: 'content/tax/contributions.json', schema: contributionsSchema },
  overtime: { file: 'content/tax/overtime.json', schema: overtimeSchema },
  corporate: { file: 'content/tax/corporate.json', schema: corporateSchema },
  minimumWages: { file: 'content/tax/minimum-wages.json', schema: minimumWagesSchema },
  presumptive: { file: 'content/tax/presumptive.json', schema: presumptiveSchema },
  penalties: { file: 'content/tax/penalties.json', schema: penaltiesSchema },
  dispute: { file: 'content/tax/dispute.json', schema: disputeSchema },
  payroll: { file: 'content/tax/payroll.json', schema: payrollSchema },
  rates: { file: 'content/tax/rates.json', schema: ratesSchema },
  calendar: { file: 'content/tax/calendar.json', schema: calendarSchema },
  holidays: { file: 'content/tax/holidays.json', schema: holidaysSchema },
  withholding: { file: 'content/tax/withholding.json', schema: withholdingSchema },
  vat: { file: 'content/tax/vat.json', schema: vatSchema },
} as const;

export type TaxFile = keyof typeof TAX_FILES;

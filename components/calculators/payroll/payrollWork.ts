import { readSheet } from '@/lib/payroll/readSheet';
import { workOut } from '@/lib/payroll/workOut';
import { PayrollErrors } from '../payroll-result/PayrollErrors';
import { PayrollResult } from '../payroll-result/PayrollResult';

/** What reads files, works a sheet out and shows what it comes to. */
export const payrollWork = { readSheet, workOut, PayrollErrors, PayrollResult };

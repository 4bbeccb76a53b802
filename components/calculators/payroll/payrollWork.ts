import { workOut } from '@/lib/payroll/workOut';
import { PayrollErrors } from '../payroll-result/PayrollErrors';
import { PayrollResult } from '../payroll-result/PayrollResult';

/** What works a sheet out and shows what it comes to. */
export const payrollWork = { workOut, PayrollErrors, PayrollResult };

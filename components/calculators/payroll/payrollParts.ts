import { downloadBlob } from '@/lib/browser/downloads';
import { forgetSheet, keepSheet, readKeptSheet } from '@/lib/browser/keptPayroll';
import { readTextFile } from '@/lib/browser/readTextFile';
import { groupAmount } from '@/lib/money/input';
import { readSheet, templateCsv } from '@/lib/payroll/sheetFile';
import { workOut } from '@/lib/payroll/workOut';
import { AmountSuggestions } from '../form/AmountSuggestions';
import { PayrollErrors } from '../payroll-result/PayrollErrors';
import { PayrollResult } from '../payroll-result/PayrollResult';
import { EmployeeDetails } from '../payroll-sheet/EmployeeDetails';

const downloadTemplate = () => downloadBlob(new Blob([templateCsv()], { type: 'text/csv' }), 'payroll-template.csv');

/** What the payroll page fetches once it is in use. */
export const payrollParts = {
  workOut,
  readSheet,
  readTextFile,
  downloadTemplate,
  readKeptSheet,
  keepSheet,
  forgetSheet,
  groupAmount,
  AmountSuggestions,
  EmployeeDetails,
  PayrollErrors,
  PayrollResult,
};

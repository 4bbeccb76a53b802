import { downloadBlob } from '@/lib/browser/downloads';
import { forgetSheet, keepSheet, readKeptSheet } from '@/lib/browser/keptPayroll';
import { readSheet, templateCsv } from '@/lib/payroll/sheetFile';
import { workOut } from '@/lib/payroll/workOut';
import { PayrollErrors } from '../payroll-result/PayrollErrors';
import { PayrollResult } from '../payroll-result/PayrollResult';
import { EmployeeDetails } from '../payroll-sheet/EmployeeDetails';

const downloadTemplate = () => downloadBlob(new Blob([templateCsv()], { type: 'text/csv' }), 'payroll-template.csv');

/** What the payroll page fetches once it is in use. */
export const payrollParts = {
  workOut,
  readSheet,
  downloadTemplate,
  readKeptSheet,
  keepSheet,
  forgetSheet,
  EmployeeDetails,
  PayrollErrors,
  PayrollResult,
};

import { roundToCents } from '../../../money/amount.ts';
import type { SalaryRates } from '../../../salary/rates.ts';
import { type SalaryResult, salaryOf, taxablePayOf } from '../../../salary/salary.ts';
import { CELL_STYLES, columnName, computed, constant, type WorkbookRow, type WorkbookSheet } from './cells.ts';
import { WORKBOOK_YEAR, type WorkbookRates } from './payrollRates.ts';

/** Gross pay of the sample rows, which cover every band. */
export const SAMPLE_GROSS = [
  300000, 385250, 450000, 600000, 800000, 1000000, 1250000, 1500000, 2500000, 3000000,
] as const;

/** Row of the first employee. */
export const FIRST_EMPLOYEE_ROW = 5;

const { title, text, head: headStyle, input, label, amount, total, totalLabel } = CELL_STYLES;

const LAST_EMPLOYEE_ROW = FIRST_EMPLOYEE_ROW + SAMPLE_GROSS.length - 1;

/** Monthly tax value of benefits in kind by sample: one has the use of a car above 3,000 cc, 1,500,000 a year. */
const SAMPLE_BENEFITS: Readonly<Record<number, number>> = { 2500000: 125000 };

/** What a row comes to: by TRA's table, and by the gross to net calculator's reading of its top band. */
type WorkedRow = { benefits: number; filed: SalaryResult; reading: SalaryResult };

/** Cells of a row that formulas read. */
type RowCells = { gross: string; benefits: string };

type Column = {
  head: string;
  width: number;
  /** Formula of a row. Only its result is rounded, to the cent. */
  formula: (cells: RowCells) => string;
  result: (row: WorkedRow) => number;
};

const column = (head: string, formula: Column['formula'], result: Column['result'], width = 16): Column => ({
  head,
  width,
  formula: (cells) => `ROUND(${formula(cells)},2)`,
  result,
});

const cashOf = ({ gross }: RowCells) => `(${gross}-${gross}*NSSF_employee)`;

const taxableOf = (cells: RowCells) => `(${cashOf(cells)}+${cells.benefits})`;

/** Tax by the bands: each step's rate on what lies above its edge. */
function payeOf(cells: RowCells): string {
  const taxable = taxableOf(cells);
  return `SUMPRODUCT((${taxable}>PAYE_above)*(${taxable}-PAYE_above)*PAYE_step)`;
}

/** The same with the jump at the top edge that the gross to net calculator has. */
const payeAsRead = (cells: RowCells) => `${payeOf(cells)}+IF(${taxableOf(cells)}>Top_above,Top_extra,0)`;

/** Pay in cash: a benefit raises the tax, but nobody receives it as money. */
const inCash = ({ netPay }: SalaryResult, benefits: number) => roundToCents(netPay - benefits);

/** The computed columns, from the fifth on. */
const COLUMNS: Column[] = [
  column(
    'Pension (NSSF), employee',
    ({ gross }) => `${gross}*NSSF_employee`,
    ({ filed }) => filed.employeeNSSF,
  ),
  column('Taxable pay', taxableOf, ({ filed }) => filed.taxablePay),
  column('PAYE to file', payeOf, ({ filed }) => filed.paye),
  column(
    'Net pay',
    (cells) => `${cashOf(cells)}-${payeOf(cells)}`,
    ({ filed, benefits }) => inCash(filed, benefits),
  ),
  column(
    'Pension (NSSF), employer',
    ({ gross }) => `${gross}*NSSF_employer`,
    ({ filed }) => filed.employerNSSF,
  ),
  column(
    'Workers’ compensation (WCF)',
    ({ gross }) => `${gross}*WCF_rate`,
    ({ filed }) => filed.wcf,
  ),
  column(
    'SDL',
    ({ gross }) => `${gross}*SDL_rate`,
    ({ filed }) => filed.sdl,
  ),
  column(
    'Cost to the employer',
    ({ gross }) => `${gross}+${gross}*NSSF_employer+${gross}*WCF_rate+${gross}*SDL_rate`,
    ({ filed }) => filed.totalCostToCompany,
    18,
  ),
  column('PAYE as our calculator reads the top band', payeAsRead, ({ reading }) => reading.paye, 20),
  column(
    'Net pay by that reading',
    (cells) => `${cashOf(cells)}-(${payeAsRead(cells)})`,
    ({ reading, benefits }) => inCash(reading, benefits),
    20,
  ),
];

const GROSS_COLUMN = 'C';
const BENEFITS_COLUMN = 'D';
const FIRST_COMPUTED = 4;

function workedRow(gross: number, { filed, reading }: WorkbookRates): WorkedRow {
  const benefits = SAMPLE_BENEFITS[gross] ?? 0;
  const resultOf = (rates: SalaryRates) => salaryOf(gross, taxablePayOf(gross, rates) + benefits, rates);
  return { benefits, filed: resultOf(filed), reading: resultOf(reading) };
}

function employeeRow(gross: number, index: number, rates: WorkbookRates): WorkbookRow {
  const row = FIRST_EMPLOYEE_ROW + index;
  const cells = { gross: GROSS_COLUMN + row, benefits: BENEFITS_COLUMN + row };
  const worked = workedRow(gross, rates);
  return [
    constant(index + 1, label),
    constant(`Sample employee ${index + 1}`, label),
    constant(gross, input),
    constant(worked.benefits, input),
    ...COLUMNS.map(({ formula, result }) => computed(formula(cells), result(worked), amount)),
  ];
}

/** Rounded to the cent, because sums of fractions are inexact. */
const sumOf = (values: readonly number[]) => roundToCents(values.reduce((sum, value) => sum + value, 0));

function totalsRow(rates: WorkbookRates): WorkbookRow {
  const rows = SAMPLE_GROSS.map((gross) => workedRow(gross, rates));
  const typed = [sumOf(SAMPLE_GROSS), sumOf(rows.map(({ benefits }) => benefits))];
  const results = [...typed, ...COLUMNS.map(({ result }) => sumOf(rows.map(result)))];
  const sums = results.map((result, index) => {
    const letter = columnName(FIRST_COMPUTED - typed.length + index);
    return computed(`SUM(${letter}${FIRST_EMPLOYEE_ROW}:${letter}${LAST_EMPLOYEE_ROW})`, result, total);
  });
  return [constant('', totalLabel), constant('Total', totalLabel), ...sums];
}

/** The payroll: a row for each employee with typed gross pay and computed columns, and totals below. */
export function payrollSheet(rates: WorkbookRates): WorkbookSheet {
  const heads = ['No.', 'Employee', 'Gross pay', 'Benefits in kind', ...COLUMNS.map(({ head }) => head)];
  return {
    name: 'Payroll',
    widths: [6, 26, 16, 16, ...COLUMNS.map(({ width }) => width)],
    stickyRows: FIRST_EMPLOYEE_ROW - 1,
    stickyColumns: 2,
    rows: [
      [constant(`Payroll ${WORKBOOK_YEAR}, one month, TZS`, title)],
      [
        constant(
          'Type names, gross pay and the tax value of benefits in kind (yellow) over the samples; everything else is worked out. For more people, insert rows above the last one and copy a row into them.',
          { ...text, columnSpan: heads.length },
        ),
      ],
      [],
      heads.map((name) => constant(name, headStyle)),
      ...SAMPLE_GROSS.map((gross, index) => employeeRow(gross, index, rates)),
      totalsRow(rates),
    ],
  };
}

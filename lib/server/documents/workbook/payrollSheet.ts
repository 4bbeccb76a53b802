import type { SalaryRates } from '../../../salary/rates.ts';
import { grossToNet, type SalaryResult } from '../../../salary/salary.ts';
import {
  CELL_STYLES,
  columnName,
  computed,
  constant,
  type WorkbookCell,
  type WorkbookRow,
  type WorkbookSheet,
} from './cells.ts';
import { WORKBOOK_YEAR } from './payrollRates.ts';

/** Gross pay of the sample rows, which cover every band. */
export const SAMPLE_GROSS = [
  300000, 385250, 450000, 600000, 800000, 1000000, 1250000, 1500000, 2500000, 3000000,
] as const;

/** Row of the first employee. */
export const FIRST_EMPLOYEE_ROW = 5;

const { title, text, head, input, label, amount, total, totalLabel } = CELL_STYLES;

const LAST_EMPLOYEE_ROW = FIRST_EMPLOYEE_ROW + SAMPLE_GROSS.length - 1;

/** Tax by the bands: each step's rate on what lies above its edge, and the jump at the top. */
const payeOf = (taxable: string) =>
  `SUMPRODUCT((${taxable}>PAYE_above)*(${taxable}-PAYE_above)*PAYE_step)+IF(${taxable}>Top_above,Top_extra,0)`;

type Column = {
  head: string;
  width: number;
  /** Formula of a row by the cell of its gross pay, such as C5. Only its result is rounded, to the cent. */
  formula: (gross: string) => string;
  result: (salary: SalaryResult) => number;
};

const column = (head: string, formula: Column['formula'], result: Column['result'], width = 16): Column => ({
  head,
  width,
  formula: (gross) => `ROUND(${formula(gross)},2)`,
  result,
});

const taxableOf = (gross: string) => `(${gross}-${gross}*NSSF_employee)`;

/** The computed columns, from the fourth on. */
const COLUMNS: Column[] = [
  column(
    'Pension (NSSF), employee',
    (gross) => `${gross}*NSSF_employee`,
    ({ employeeNSSF }) => employeeNSSF,
  ),
  column('Taxable pay', taxableOf, ({ taxablePay }) => taxablePay),
  column(
    'PAYE',
    (gross) => payeOf(taxableOf(gross)),
    ({ paye }) => paye,
  ),
  column(
    'Net pay',
    (gross) => `${taxableOf(gross)}-(${payeOf(taxableOf(gross))})`,
    ({ netPay }) => netPay,
  ),
  column(
    'Pension (NSSF), employer',
    (gross) => `${gross}*NSSF_employer`,
    ({ employerNSSF }) => employerNSSF,
  ),
  column(
    'Workers’ compensation (WCF)',
    (gross) => `${gross}*WCF_rate`,
    ({ wcf }) => wcf,
  ),
  column(
    'Skills levy (SDL)',
    (gross) => `${gross}*SDL_rate`,
    ({ sdl }) => sdl,
  ),
  column(
    'Cost to the employer',
    (gross) => `${gross}+${gross}*NSSF_employer+${gross}*WCF_rate+${gross}*SDL_rate`,
    ({ totalCostToCompany }) => totalCostToCompany,
    18,
  ),
];

const GROSS_COLUMN = 'C';
const FIRST_COMPUTED = 3;
const PAYE_COLUMN = columnName(FIRST_COMPUTED + 2);
const NET_COLUMN = columnName(FIRST_COMPUTED + 3);

/** An amount as the formula TEXT(…, "#,##0.00") writes it. */
const inCents = (value: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** States PAYE and net pay by the revenue authority's table where they differ. */
function noteCell(row: number, { taxablePay, paye, netPay }: SalaryResult, rates: SalaryRates): WorkbookCell {
  const top = rates.bands.at(-1);
  const extra = (top?.fixed ?? 0) - rates.publishedTopFixed;
  const isTop = taxablePay > (top?.above ?? 0);
  const text = `Authority’s table: PAYE ${inCents(paye - extra)}, net ${inCents(netPay + extra)}`;
  const formula = [
    `IF(${taxableOf(GROSS_COLUMN + row)}>Top_above,`,
    `"Authority’s table: PAYE "&TEXT(${PAYE_COLUMN}${row}-Top_extra,"#,##0.00")`,
    `&", net "&TEXT(${NET_COLUMN}${row}+Top_extra,"#,##0.00"),"")`,
  ].join('');
  return computed(formula, isTop ? text : '', label);
}

function employeeRow(gross: number, index: number, rates: SalaryRates): WorkbookRow {
  const row = FIRST_EMPLOYEE_ROW + index;
  const salary = grossToNet(gross, rates);
  return [
    constant(index + 1, label),
    constant(`Sample employee ${index + 1}`, label),
    constant(gross, input),
    ...COLUMNS.map(({ formula, result }) => computed(formula(GROSS_COLUMN + row), result(salary), amount)),
    noteCell(row, salary, rates),
  ];
}

/** Rounded to the cent, because sums of fractions are inexact. */
const sumOf = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100;

function totalsRow(rates: SalaryRates): WorkbookRow {
  const salaries = SAMPLE_GROSS.map((gross) => grossToNet(gross, rates));
  const results = [sumOf(SAMPLE_GROSS), ...COLUMNS.map(({ result }) => sumOf(salaries.map(result)))];
  const sums = results.map((result, index) => {
    const letter = columnName(FIRST_COMPUTED - 1 + index);
    return computed(`SUM(${letter}${FIRST_EMPLOYEE_ROW}:${letter}${LAST_EMPLOYEE_ROW})`, result, total);
  });
  return [constant('', totalLabel), constant('Total', totalLabel), ...sums, constant('', totalLabel)];
}

/** The payroll: a row for each employee with typed gross pay and computed columns, and totals below. */
export function payrollSheet(rates: SalaryRates): WorkbookSheet {
  const heads = ['No.', 'Employee', 'Gross pay', ...COLUMNS.map((column) => column.head), 'Note'];
  return {
    name: 'Payroll',
    widths: [6, 26, 16, ...COLUMNS.map(({ width }) => width), 58],
    stickyRows: FIRST_EMPLOYEE_ROW - 1,
    stickyColumns: 2,
    rows: [
      [constant(`Payroll ${WORKBOOK_YEAR}, one month, TZS`, title)],
      [
        constant(
          'Type names and gross pay (yellow) over the samples; everything else is worked out. For more people, insert rows above the last one and copy a row into them.',
          { ...text, columnSpan: heads.length },
        ),
      ],
      [],
      heads.map((name) => constant(name, head)),
      ...SAMPLE_GROSS.map((gross, index) => employeeRow(gross, index, rates)),
      totalsRow(rates),
    ],
  };
}

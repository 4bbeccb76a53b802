import type { SalaryRates } from '../../../salary/rates.ts';
import { grossToNet, type SalaryResult } from '../../../salary/salary.ts';
import {
  CELL_STYLES,
  columnName,
  constant,
  type WorkbookCell,
  type WorkbookRow,
  type WorkbookSheet,
  worked,
} from './cells.ts';
import { WORKBOOK_YEAR } from './payrollRates.ts';

/** Gross pay of the sample rows, so that every band is seen at work. */
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
  /** Formula of a row whose gross pay stands in a cell such as C5. Worked out whole and rounded once, at the end. */
  formula: (gross: string) => string;
  result: (salary: SalaryResult) => number;
};

const taxableOf = (gross: string) => `(${gross}-${gross}*NSSF_employee)`;
const rounded = (formula: string) => `ROUND(${formula},2)`;

/** The columns that are worked out, from the fourth on. */
const COLUMNS: Column[] = [
  {
    head: 'Pension (NSSF), employee',
    width: 16,
    formula: (gross) => rounded(`${gross}*NSSF_employee`),
    result: ({ employeeNSSF }) => employeeNSSF,
  },
  {
    head: 'Taxable pay',
    width: 16,
    formula: (gross) => rounded(taxableOf(gross)),
    result: ({ taxablePay }) => taxablePay,
  },
  { head: 'PAYE', width: 16, formula: (gross) => rounded(payeOf(taxableOf(gross))), result: ({ paye }) => paye },
  {
    head: 'Net pay',
    width: 16,
    formula: (gross) => rounded(`${taxableOf(gross)}-(${payeOf(taxableOf(gross))})`),
    result: ({ netPay }) => netPay,
  },
  {
    head: 'Pension (NSSF), employer',
    width: 16,
    formula: (gross) => rounded(`${gross}*NSSF_employer`),
    result: ({ employerNSSF }) => employerNSSF,
  },
  {
    head: 'Workers’ compensation (WCF)',
    width: 16,
    formula: (gross) => rounded(`${gross}*WCF_rate`),
    result: ({ wcf }) => wcf,
  },
  { head: 'Skills levy (SDL)', width: 16, formula: (gross) => rounded(`${gross}*SDL_rate`), result: ({ sdl }) => sdl },
  {
    head: 'Cost to the employer',
    width: 18,
    formula: (gross) => rounded(`${gross}+${gross}*NSSF_employer+${gross}*WCF_rate+${gross}*SDL_rate`),
    result: ({ totalCostToCompany }) => totalCostToCompany,
  },
];

const GROSS_COLUMN = 'C';
const FIRST_WORKED = 3;
const PAYE_COLUMN = columnName(FIRST_WORKED + 2);
const NET_COLUMN = columnName(FIRST_WORKED + 3);

/** An amount as the formula TEXT(…, "#,##0.00") writes it. */
const inCents = (value: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Says what the revenue authority's table gives, where it gives something else. */
function noteCell(row: number, { taxablePay, paye, netPay }: SalaryResult, rates: SalaryRates): WorkbookCell {
  const top = rates.bands.at(-1);
  const extra = (top?.fixed ?? 0) - rates.publishedTopFixed;
  const isTop = taxablePay > (top?.above ?? 0);
  const words = `Authority’s table: PAYE ${inCents(paye - extra)}, net ${inCents(netPay + extra)}`;
  const formula = [
    `IF(${taxableOf(GROSS_COLUMN + row)}>Top_above,`,
    `"Authority’s table: PAYE "&TEXT(${PAYE_COLUMN}${row}-Top_extra,"#,##0.00")`,
    `&", net "&TEXT(${NET_COLUMN}${row}+Top_extra,"#,##0.00"),"")`,
  ].join('');
  return worked(formula, isTop ? words : '', label);
}

function employeeRow(gross: number, index: number, rates: SalaryRates): WorkbookRow {
  const row = FIRST_EMPLOYEE_ROW + index;
  const salary = grossToNet(gross, rates);
  return [
    constant(index + 1, label),
    constant(`Sample employee ${index + 1}`, label),
    constant(gross, input),
    ...COLUMNS.map(({ formula, result }) => worked(formula(GROSS_COLUMN + row), result(salary), amount)),
    noteCell(row, salary, rates),
  ];
}

/** Sums of sums of cents can be a hair off; shillings to the cent are what is meant. */
const sumOf = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100;

function totalsRow(rates: SalaryRates): WorkbookRow {
  const salaries = SAMPLE_GROSS.map((gross) => grossToNet(gross, rates));
  const results = [sumOf(SAMPLE_GROSS), ...COLUMNS.map(({ result }) => sumOf(salaries.map(result)))];
  const sums = results.map((result, index) => {
    const letter = columnName(FIRST_WORKED - 1 + index);
    return worked(`SUM(${letter}${FIRST_EMPLOYEE_ROW}:${letter}${LAST_EMPLOYEE_ROW})`, result, total);
  });
  return [constant('', totalLabel), constant('Total', totalLabel), ...sums, constant('', totalLabel)];
}

/** The payroll: one row an employee, gross pay typed, the rest worked out, totals below. */
export function payrollSheet(rates: SalaryRates): WorkbookSheet {
  const heads = ['No.', 'Employee', 'Gross pay', ...COLUMNS.map(({ head: words }) => words), 'Note'];
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
      heads.map((words) => constant(words, head)),
      ...SAMPLE_GROSS.map((gross, index) => employeeRow(gross, index, rates)),
      totalsRow(rates),
    ],
  };
}

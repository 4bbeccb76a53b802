import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { strFromU8 } from 'fflate';
import { roundToCents } from '../../../../../lib/money/amount.ts';
import { type SalaryRates, salaryRates } from '../../../../../lib/salary/rates.ts';
import { salaryOf, taxablePayOf } from '../../../../../lib/salary/salary.ts';
import { getPaye, getPublishedRates } from '../../../../../lib/server/content/loaders/tax/salary.ts';
import { salaryTableRows } from '../../../../../lib/server/content/mdx/remarkRates.ts';
import { calculate, fillNames } from '../../../../../lib/server/documents/workbook/calculate.ts';
import { openTemplate, prepareWorkbook } from '../../../../../lib/server/documents/workbook/makeWorkbook.ts';
import {
  openWorkbook,
  saveWorkbook,
  type Workbook,
} from '../../../../../lib/server/documents/workbook/workbookFile.ts';

/** The committed payroll spreadsheet. */

const { path, year } = prepareWorkbook();
const workbook = openWorkbook(readFileSync(`public${path}`));

const cellOf = (sheet: string, address: string, { sheets }: Workbook = workbook) =>
  sheets.get(sheet)?.get(address) ?? assert.fail(`no cell ${address} on ${sheet}`);
const amountIn = (address: string, from?: Workbook) => Number(cellOf('Payroll', address, from).value);

const FIRST_ROW = 5;
const ROWS = Array.from({ length: 50 }, (_, index) => FIRST_ROW + index);
const SAMPLE_ROWS = ROWS.filter((row) => cellOf('Payroll', `C${row}`).value !== null);
const TOTALS_ROW = FIRST_ROW + ROWS.length;
const TYPED_COLUMNS = ['C', 'D', 'E'];
const WORKED_COLUMNS = ['F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O'];

/** Returns an employee's calculated columns, computed with the calculators' functions. */
function workedFigures(gross: number, benefits: number, notFixed = 0): number[] {
  const published = getPublishedRates(year);
  const figures = (rates: SalaryRates) => {
    const options = { wcfEarnings: gross - notFixed };
    const salary = salaryOf(gross, taxablePayOf(gross, rates) + benefits, rates, options);
    return { ...salary, netPay: salary.netPay - benefits };
  };
  const filed = figures(salaryRates(published));
  const reading = figures(salaryRates(published, getPaye('en').calculatorTopFixed.grossToNet));
  const { employeeNSSF, taxablePay, paye, netPay, employerNSSF, wcf, sdl, totalCostToCompany } = filed;
  const own = [employeeNSSF, taxablePay, paye, netPay, employerNSSF, wcf, sdl, totalCostToCompany];
  return [...own, reading.paye, reading.netPay].map(roundToCents);
}

const figuresIn = (row: number, from?: Workbook) => WORKED_COLUMNS.map((column) => amountIn(`${column}${row}`, from));

/** Gross pay at band edges, half cents, benefits that cross a band edge, and pay that is not subject to WCF. */
const EDGES: readonly [gross: number, benefits: number, notFixed?: number][] = [
  [0, 0],
  [0.01, 0],
  [300000, 0],
  [300000.01, 0],
  [270000.55, 30000],
  [577777.78, 0],
  [577778, 0],
  [844444.44, 0],
  [844445, 150000],
  [1111111.11, 0],
  [1111111.12, 0],
  [1000000, 100000],
  [1000000, 100000.01],
  [2345678.9, 125000],
  [1000000, 0, 300000.5],
  [800000, 0, 800000],
];

describe('the payroll', () => {
  test("shows the same figures as the calculators' functions", () => {
    assert.ok(SAMPLE_ROWS.length >= 10);
    for (const row of SAMPLE_ROWS) {
      const [gross = 0, benefits = 0, notFixed] = TYPED_COLUMNS.map((column) => amountIn(column + row));
      assert.deepEqual(figuresIn(row), workedFigures(gross, benefits, notFixed));
    }
  });

  test("calculates the same results as the calculators' functions around every threshold", () => {
    const typed = openWorkbook(readFileSync(`public${path}`));
    for (const [index, amounts] of EDGES.entries()) {
      for (const [place, column] of TYPED_COLUMNS.entries()) {
        cellOf('Payroll', column + (FIRST_ROW + index), typed).value = amounts[place] ?? 0;
      }
    }
    calculate(typed);
    for (const [index, amounts] of EDGES.entries()) {
      assert.deepEqual(figuresIn(FIRST_ROW + index, typed), workedFigures(...amounts), amounts.join(' and '));
    }
  });

  test('has the same formulas in every row, using only input cells and named rates', () => {
    for (const column of WORKED_COLUMNS) {
      const formulas = ROWS.map((row) =>
        cellOf('Payroll', column + row).formula?.replaceAll(new RegExp(String.raw`\b([C-E])${row}\b`, 'g'), '$1'),
      );
      const [formula = ''] = formulas;
      assert.deepEqual(new Set(formulas), new Set([formula]));
      const known = [...TYPED_COLUMNS, 'ROUND', 'SUMPRODUCT', 'IF', ...workbook.names.keys()];
      const unknown = formula.match(/[A-Za-z_]+\d*/g)?.filter((word) => !known.includes(word));
      assert.deepEqual(unknown, [], formula);
      assert.doesNotMatch(formula.replace(/,2\)\)$/, ''), /[1-9]/, 'a rate typed into a formula');
    }
  });

  test('adds up every column', () => {
    for (const column of [...TYPED_COLUMNS, ...WORKED_COLUMNS]) {
      const { formula, value } = cellOf('Payroll', column + TOTALS_ROW);
      const sum = SAMPLE_ROWS.reduce((total, row) => total + amountIn(column + row), 0);
      assert.equal(formula, `SUM(${column}${FIRST_ROW}:${column}${TOTALS_ROW - 1})`);
      assert.equal(value, Number(sum.toFixed(2)));
    }
  });

  test("shows the rows with which readers can check it against the authority's table", () => {
    const page = readFileSync(`content${path.replace('.xlsx', '.mdx')}`, 'utf8');
    const [, of = ''] = /<SalaryTable of="([^"]+)"/.exec(page) ?? assert.fail('the page has no lines');
    const rows = SAMPLE_ROWS.map((row) => ['C', 'G', 'H', 'I', 'M'].map((column) => amountIn(column + row)));
    for (const [gross = 0, ...figures] of salaryTableRows(of)) {
      assert.deepEqual(rows.find(([first]) => first === gross)?.slice(1), figures, `${gross}`);
    }
  });
});

describe('the rates', () => {
  test('reach every sheet after a change of the law', () => {
    const filled = openTemplate();
    fillNames(filled, { Charge_rates: [0.1, 0.1, 0.005, 0.07], Tax_year: '2031/32', Top_read: 128000 });
    calculate(filled);
    assert.equal(amountIn(`L${FIRST_ROW}`, filled), 21_000);
    assert.equal(cellOf('Payroll', 'A1', filled).value, 'Payroll 2031/32, one month, TZS');
    const notes = [...(filled.sheets.get('Notes')?.values() ?? [])].map(({ value }) => String(value));
    assert.ok(notes.some((note) => note.includes('SDL of 7% is due from 10 employees')));
    assert.ok(!notes.some((note) => note.includes('top line')), 'both readings of the top band are the same');
  });
});

describe('the file', () => {
  const part = (name: string) => strFromU8(workbook.parts[name] ?? assert.fail(`no ${name}`));
  const sheets = [1, 2, 3].map((number) => part(`xl/worksheets/sheet${number}.xml`));

  test('protects every sheet without a password', () => {
    for (const sheet of sheets) {
      assert.match(sheet, /<sheetProtection sheet="1"/);
      assert.doesNotMatch(sheet, /password|hashValue/);
    }
  });

  test('unlocks only input cells, none of which has a formula', () => {
    const styles = [...part('xl/styles.xml').matchAll(/<xf [^>]*>.*?<\/xf>/g)].map(([style]) => style);
    const open = [...workbook.sheets.keys()].flatMap((name, index) =>
      [...(sheets[index] ?? '').matchAll(/<c r="([A-Z]+\d+)" s="(\d+)"/g)]
        .filter(([, , style]) => styles[Number(style)]?.includes('locked="0"'))
        .map(([, address]) => `${name}!${address}`),
    );
    const typed = ROWS.flatMap((row) => ['B', ...TYPED_COLUMNS].map((column) => `Payroll!${column}${row}`));
    const rates = ['B5', 'B6', 'B7', 'B8', 'B12', 'B13', 'B14', 'B15', 'B18', 'C11', 'C12', 'C13', 'C14', 'C15'];
    assert.deepEqual(open.toSorted(), [...typed, ...rates.map((address) => `Rates!${address}`)].toSorted());
  });

  test('refuses negative amounts and invalid rates', () => {
    const [payroll = '', rates = ''] = sheets;
    assert.match(payroll, /type="decimal" operator="greaterThanOrEqual"[^>]*sqref="C5:D54"><formula1>0</);
    assert.match(payroll, /operator="between"[^>]*sqref="E5:E54"><formula1>0<\/formula1><formula2>C5</);
    assert.match(rates, /operator="between"[^>]*sqref="B5:B8 C11:C15"><formula1>0<\/formula1><formula2>1</);
  });

  test('is the same on every build, and can be opened again', () => {
    const filled = openTemplate();
    assert.deepEqual(saveWorkbook(filled), saveWorkbook(openTemplate()));
    fillNames(filled, { Publisher: 'Chai & Sons <Ltd>', SDL_from: 4 });
    calculate(filled);
    const again = openWorkbook(saveWorkbook(filled));
    assert.equal(cellOf('Notes', 'A2', again).value, 'General information, not advice. Chai & Sons <Ltd>');
    assert.deepEqual(cellOf('Rates', 'B27', again), { value: 4 });
  });
});

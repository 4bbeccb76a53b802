import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { HyperFormula } from 'hyperformula';
import { roundToCents } from '../../../../../../lib/money/amount.ts';
import { type SalaryRates, salaryRates } from '../../../../../../lib/salary/rates.ts';
import { salaryOf, taxablePayOf } from '../../../../../../lib/salary/salary.ts';
import {
  getContributions,
  getPaye,
  getPayeTable,
  getPublishedRates,
} from '../../../../../../lib/server/content/loaders/tax.ts';
import { getDocumentFacts } from '../../../../../../lib/server/documents/documentFacts.ts';
import { WORKBOOK_PATH } from '../../../../../../lib/server/documents/workbook/makeWorkbook.ts';
import { WORKBOOK_YEAR } from '../../../../../../lib/server/documents/workbook/payrollRates.ts';
import { readZip } from '../support/readZip.ts';

/** The committed payroll spreadsheet, read from its own XML. */

const files = readZip(readFileSync(`public${WORKBOOK_PATH}`));
const part = (name: string) => files.get(name) ?? assert.fail(`no ${name} in the workbook`);
const [payroll, rates] = [part('xl/worksheets/sheet1.xml'), part('xl/worksheets/sheet2.xml')];

type Cell = { formula?: string | undefined; value: string };

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The cells of a sheet by address, with their formulas and the values kept for them. */
function cellsOf(sheet: string): Map<string, Cell> {
  const cells = sheet.matchAll(/<c r="([A-Z]+\d+)"[^>]*>(?:<f>([^<]*)<\/f>)?(?:<v>([^<]*)<\/v>)?<\/c>/g);
  return new Map(
    [...cells].map(([, address = '', formula, value = '']) => [
      address,
      { formula: formula === undefined ? undefined : unescaped(formula), value },
    ]),
  );
}

const names = new Map(
  [...part('xl/workbook.xml').matchAll(/<definedName name="(\w+)">([^<]*)</g)].map(([, name = '', address = '']) => [
    name,
    address,
  ]),
);

/** Values of the cells that a name stands for. */
function valuesNamed(name: string): number[] {
  const address = names.get(name) ?? assert.fail(`no name ${name}`);
  const [, column, first, last = first] = /^Rates!\$([A-Z])\$(\d+)(?::\$[A-Z]\$(\d+))?$/.exec(address) ?? [];
  const cells = cellsOf(rates);
  const rows = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  return rows.map((row) => Number(cells.get(`${column}${row}`)?.value));
}

const EMPLOYEE_ROWS = Array.from({ length: 10 }, (_, index) => 5 + index);
const WORKED_COLUMNS = ['E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N'];

/** What the worked columns hold for an employee, from the functions of the calculators. */
function workedFigures(gross: number, benefits: number): number[] {
  const year = getPublishedRates(WORKBOOK_YEAR);
  const figures = (rates: SalaryRates) => {
    const salary = salaryOf(gross, taxablePayOf(gross, rates) + benefits, rates);
    return { ...salary, netPay: roundToCents(salary.netPay - benefits) };
  };
  const filed = figures(salaryRates(year));
  const reading = figures(salaryRates(year, getPaye().calculatorTopFixed.grossToNet));
  const { employeeNSSF, taxablePay, paye, netPay, employerNSSF, wcf, sdl, totalCostToCompany } = filed;
  const own = [employeeNSSF, taxablePay, paye, netPay, employerNSSF, wcf, sdl, totalCostToCompany];
  return [...own, reading.paye, reading.netPay];
}

describe('the rates of the workbook are those of content/tax', () => {
  const { nssf, sdl, wcf } = getContributions();
  const { bands } = getPayeTable(WORKBOOK_YEAR);

  test('charges on gross pay', () => {
    assert.deepEqual(valuesNamed('NSSF_employee'), [nssf.employeeRate / 100]);
    assert.deepEqual(valuesNamed('NSSF_employer'), [nssf.employerRate / 100]);
    assert.deepEqual(valuesNamed('WCF_rate'), [Number(wcf.at(-1)?.rate) / 100]);
    assert.deepEqual(valuesNamed('SDL_rate'), [Number(sdl.at(-1)?.rate) / 100]);
  });

  test('edges and steps of the PAYE bands', () => {
    assert.deepEqual(
      valuesNamed('PAYE_above'),
      bands.map(({ above }) => above),
    );
    const steps = valuesNamed('PAYE_step');
    const sums = steps.map((_, index) => steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0));
    assert.deepEqual(
      sums.map((sum) => Number((sum * 100).toFixed(6))),
      bands.map(({ rate }) => rate),
    );
  });

  test('the jump at the top is that of the gross to net calculator', () => {
    const extra = getPaye().calculatorTopFixed.grossToNet - Number(bands.at(-1)?.fixed);
    assert.deepEqual(valuesNamed('Top_extra'), [extra]);
    assert.deepEqual(valuesNamed('Top_above'), [bands.at(-1)?.above]);
  });

  test('a step, a fixed tax and the jump are formulas of the bands, not typed figures', () => {
    const cells = cellsOf(rates);
    assert.equal(cells.get('D12')?.formula, 'C12-C11');
    assert.equal(cells.get('E15')?.formula, 'E14+(B15-B14)*C14');
    assert.equal(cells.get('B19')?.formula, 'B18-B17');
  });
});

describe('the payroll', () => {
  const cells = cellsOf(payroll);
  const amountIn = (address: string) => Number(cells.get(address)?.value);

  test('works out every figure of every employee from gross pay, benefits and named rates', () => {
    for (const row of EMPLOYEE_ROWS) {
      for (const column of WORKED_COLUMNS) {
        const formula = cells.get(`${column}${row}`)?.formula ?? assert.fail(`no formula in ${column}${row}`);
        const words = formula.match(/[A-Za-z_]+\d*/g) ?? [];
        const known = [`C${row}`, `D${row}`, 'ROUND', 'SUMPRODUCT', 'IF'];
        assert.deepEqual(
          words.filter((word) => !names.has(word) && !known.includes(word)),
          [],
          formula,
        );
        assert.doesNotMatch(
          formula.replace(/,2\)$/, '').replace(/[CD]\d+/g, ''),
          /[1-9]/,
          'a rate typed into a formula',
        );
      }
    }
  });

  test('keeps the figures that the calculators’ functions give', () => {
    for (const row of EMPLOYEE_ROWS) {
      const kept = WORKED_COLUMNS.map((column) => amountIn(`${column}${row}`));
      assert.deepEqual(kept, workedFigures(amountIn(`C${row}`), amountIn(`D${row}`)));
    }
  });

  test('files by the authority’s table and shows the calculator’s reading beside it', () => {
    const row = EMPLOYEE_ROWS.find((candidate) => amountIn(`C${candidate}`) === 1_500_000);
    assert.deepEqual(
      ['G', 'H', 'M', 'N'].map((column) => amountIn(`${column}${row}`)),
      [233_000, 1_117_000, 234_000, 1_116_000],
    );
  });

  test('a benefit in kind raises taxable pay and PAYE, and changes no other charge', () => {
    const row = EMPLOYEE_ROWS.find((candidate) => amountIn(`D${candidate}`) > 0) ?? assert.fail('no sample benefit');
    const [gross, benefits] = [amountIn(`C${row}`), amountIn(`D${row}`)];
    const [nssf, taxable = 0, paye = 0, net = 0, ...charges] = workedFigures(gross, 0);
    const changed = WORKED_COLUMNS.map((column) => amountIn(`${column}${row}`));
    assert.deepEqual(changed.slice(0, 4), [nssf, taxable + benefits, paye + benefits * 0.3, net - benefits * 0.3]);
    assert.deepEqual(changed.slice(4, 8), charges.slice(0, 4));
  });

  test('shows the lines with which its page lets readers check it', () => {
    const page = readFileSync('content/resources/guides/payroll-automation-2025-26.mdx', 'utf8');
    const [, table = ''] = page.split('## Check it with these');
    const lines = [...table.matchAll(/^\| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$/gm)];
    assert.notEqual(lines.length, 0);
    const amounts = ['C', 'F', 'G', 'H', 'L'];
    const rows = EMPLOYEE_ROWS.map((row) => amounts.map((column) => amountIn(`${column}${row}`)).join());
    for (const [, ...figures] of lines)
      assert.ok(rows.includes(figures.map((figure) => figure.replaceAll(',', '')).join()), figures.join());
  });

  test('adds up every column', () => {
    for (const column of ['C', 'D', ...WORKED_COLUMNS]) {
      const total = cells.get(`${column}15`);
      const sum = EMPLOYEE_ROWS.reduce((so, row) => so + amountIn(`${column}${row}`), 0);
      assert.equal(total?.formula, `SUM(${column}5:${column}14)`);
      assert.equal(Number(total?.value), Number(sum.toFixed(2)));
    }
  });
});

test('the size and type of the workbook are known, and that it has no pages', () => {
  const bytes = readFileSync(`public${WORKBOOK_PATH}`).length;
  assert.deepEqual(getDocumentFacts(WORKBOOK_PATH), { bytes, type: 'XLSX' });
});

/** Gross pay beside the edges of the bands, amounts that come to half a cent, and benefits that cross an edge. */
const EDGES = [
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
] as const;

test('a spreadsheet engine works out of the formulas what the calculators’ functions give', () => {
  const sheetOf = (xml: string) =>
    [...cellsOf(xml)].map(([address, { formula, value }]) => ({ address, content: formula ? `=${formula}` : value }));
  const engine = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3', useArrayArithmetic: true });
  const idOf = (name: string) => engine.getSheetId(engine.addSheet(name)) ?? assert.fail(`no sheet ${name}`);
  const ids = { Payroll: idOf('Payroll'), Rates: idOf('Rates') };
  const place = (address: string, sheet: number) =>
    engine.simpleCellAddressFromString(address, sheet) ?? assert.fail(`no cell ${address}`);
  for (const { address, content } of sheetOf(rates)) {
    const number = Number(content);
    engine.setCellContents(place(address, ids.Rates), Number.isNaN(number) ? content : number);
  }
  for (const [name, range] of names) engine.addNamedExpression(name, `=${range}`);
  for (const { address, content } of sheetOf(payroll).filter(({ content }) => content.startsWith('=')))
    engine.setCellContents(place(address, ids.Payroll), content);
  for (const [gross, benefits] of EDGES) {
    engine.setCellContents(place('C5', ids.Payroll), [[gross, benefits]]);
    const worked = WORKED_COLUMNS.map((column) => engine.getCellValue(place(`${column}5`, ids.Payroll)));
    assert.deepEqual(worked, workedFigures(gross, benefits), `${gross} and ${benefits}`);
  }
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { grossToNet } from '../../../../../../lib/salary/salary.ts';
import {
  getCalculatorRates,
  getContributions,
  getPaye,
  getPayeTable,
} from '../../../../../../lib/server/content/loaders/tax.ts';
import { getDocumentFacts } from '../../../../../../lib/server/documents/documentFacts.ts';
import {
  makeWorkbook,
  prepareWorkbook,
  WORKBOOK_PATH,
} from '../../../../../../lib/server/documents/workbook/makeWorkbook.ts';
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
const WORKED_COLUMNS = ['D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'];

describe('the rates of the workbook are those of content/tax', () => {
  const { nssf, sdl, wcf } = getContributions();
  const { bands } = getPayeTable('2025/26');

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

  test('works out every figure of every employee from gross pay and named rates', () => {
    for (const row of EMPLOYEE_ROWS) {
      for (const column of WORKED_COLUMNS) {
        const formula = cells.get(`${column}${row}`)?.formula ?? assert.fail(`no formula in ${column}${row}`);
        const words = formula.match(/[A-Za-z_]+\d*/g) ?? [];
        const unknown = words.filter(
          (word) => !names.has(word) && ![`C${row}`, 'ROUND', 'SUMPRODUCT', 'IF'].includes(word),
        );
        assert.deepEqual(unknown, [], formula);
        assert.doesNotMatch(formula.replace(/,2\)$/, '').replace(/C\d+/g, ''), /[1-9]/, 'a rate typed into a formula');
      }
    }
  });

  test('keeps the figures that the calculator gives', () => {
    const calculator = getCalculatorRates('grossToNet');
    for (const row of EMPLOYEE_ROWS) {
      const salary = grossToNet(Number(cells.get(`C${row}`)?.value), calculator);
      const kept = WORKED_COLUMNS.map((column) => Number(cells.get(`${column}${row}`)?.value));
      const { employeeNSSF, taxablePay, paye, netPay, employerNSSF, wcf, sdl, totalCostToCompany } = salary;
      assert.deepEqual(kept, [employeeNSSF, taxablePay, paye, netPay, employerNSSF, wcf, sdl, totalCostToCompany]);
    }
  });

  test('shows the lines with which its page lets readers check it', () => {
    const page = readFileSync('content/resources/guides/payroll-automation-2025-26.mdx', 'utf8');
    const [, table = ''] = page.split('## Check it with these');
    const lines = [...table.matchAll(/^\| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$/gm)];
    assert.equal(lines.length, 4);
    const amounts = ['C', 'E', 'F', 'G', 'K'];
    const rows = EMPLOYEE_ROWS.map((row) =>
      amounts.map((column) => Number(cells.get(`${column}${row}`)?.value)).join(),
    );
    for (const [, ...figures] of lines)
      assert.ok(rows.includes(figures.map((figure) => figure.replaceAll(',', '')).join()));
  });

  test('notes what the revenue authority’s table gives above its top edge, and only there', () => {
    const noted = EMPLOYEE_ROWS.filter((row) => cells.get(`L${row}`)?.value !== '');
    assert.deepEqual(noted, [11, 12, 13, 14]);
    assert.equal(cells.get('L12')?.value, 'Authority’s table: PAYE 233,000.00, net 1,117,000.00');
  });

  test('adds up every column', () => {
    for (const column of ['C', ...WORKED_COLUMNS]) {
      const total = cells.get(`${column}15`);
      const sum = EMPLOYEE_ROWS.reduce((so, row) => so + Number(cells.get(`${column}${row}`)?.value), 0);
      assert.equal(total?.formula, `SUM(${column}5:${column}14)`);
      assert.equal(Number(total?.value), Number(sum.toFixed(2)));
    }
  });
});

test('the size and type of the workbook are known, and that it has no pages', () => {
  const bytes = readFileSync(`public${WORKBOOK_PATH}`).length;
  assert.deepEqual(getDocumentFacts(WORKBOOK_PATH), { bytes, type: 'XLSX' });
});

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;

/** Gross pay beside the edges of the bands, and amounts that come to half a cent. */
const EDGES = [844445, 300000.01, 1111111.11, 1111111.12, 0.01, 577777.78, 577778, 270000.55, 844444.44, 2345678.9];

test('LibreOffice works out what the calculator does', {
  skip: !hasLibreOffice && 'needs LibreOffice',
}, async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'workbook-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const prepared = prepareWorkbook();
  const [sheet] = prepared.sheets;
  assert.ok(sheet);
  // No results are kept in the copy, so that every figure is LibreOffice's own.
  const rows = sheet.rows.map((row, index) =>
    row.map((cell, column) => {
      const gross = column === 2 ? EDGES[index - 4] : undefined;
      if (gross !== undefined && cell?.formula === undefined) return { ...cell, value: gross };
      return cell?.formula === undefined ? cell : { formula: cell.formula };
    }),
  );
  const copy = { ...prepared, sheets: [{ ...sheet, rows }, ...prepared.sheets.slice(1)] };
  writeFileSync(join(folder, 'payroll.xlsx'), await makeWorkbook(copy));
  const filter = 'csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,true,false,false,false,1';
  spawnSync('soffice', [
    `-env:UserInstallation=file://${folder}/profile`,
    '--headless',
    '--convert-to',
    filter,
    '--outdir',
    folder,
    join(folder, 'payroll.xlsx'),
  ]);
  const lines = readFileSync(join(folder, 'payroll-Payroll.csv'), 'utf8').split('\n').slice(4, 14);
  const calculator = getCalculatorRates('grossToNet');
  for (const [index, gross] of EDGES.entries()) {
    const worked = lines[index]?.split('\t').slice(3, 11).map(Number);
    const { employeeNSSF, taxablePay, paye, netPay, employerNSSF, wcf, sdl, totalCostToCompany } = grossToNet(
      gross,
      calculator,
    );
    assert.deepEqual(
      worked,
      [employeeNSSF, taxablePay, paye, netPay, employerNSSF, wcf, sdl, totalCostToCompany],
      `${gross}`,
    );
  }
});

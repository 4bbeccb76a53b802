import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { strFromU8 } from 'fflate';
import { calculate, fillNames } from '../../../../../../lib/server/documents/workbook/calculate.ts';
import { openTemplate, prepareWorkbook } from '../../../../../../lib/server/documents/workbook/makeWorkbook.ts';
import {
  openWorkbook,
  saveWorkbook,
  type Workbook,
} from '../../../../../../lib/server/documents/workbook/workbookFile.ts';

/** The committed payroll spreadsheet. */

const { path } = prepareWorkbook();
const workbook = openWorkbook(readFileSync(`public${path}`));

const cellOf = (sheet: string, address: string, { sheets }: Workbook = workbook) =>
  sheets.get(sheet)?.get(address) ?? assert.fail(`no cell ${address} on ${sheet}`);

const TYPED_COLUMNS = ['B', 'C', 'D', 'E'];
const FIRST_ROW = 5;
const ROWS = 50;

describe('the file', () => {
  const part = (name: string) => strFromU8(workbook.parts[name] ?? assert.fail(`no ${name}`));
  const sheets = [1, 2, 3].map((number) => part(`xl/worksheets/sheet${number}.xml`));

  test('every sheet is protected without a password', () => {
    for (const sheet of sheets) {
      assert.match(sheet, /<sheetProtection sheet="1"/);
      assert.doesNotMatch(sheet, /password|hashValue/);
    }
  });

  test('only cells for typing are open, and none with a formula', () => {
    const styles = [...part('xl/styles.xml').matchAll(/<xf [^>]*>.*?<\/xf>/g)].map(([style]) => style);
    const open = [...workbook.sheets.keys()].flatMap((name, index) =>
      [...(sheets[index] ?? '').matchAll(/<c r="([A-Z]+\d+)" s="(\d+)"/g)]
        .filter(([, , style]) => styles[Number(style)]?.includes('locked="0"'))
        .map(([, address]) => `${name}!${address}`),
    );
    const rows = Array.from({ length: ROWS }, (_, index) => FIRST_ROW + index);
    const typed = rows.flatMap((row) => TYPED_COLUMNS.map((column) => `Payroll!${column}${row}`));
    const rates = ['B5', 'B6', 'B7', 'B8', 'B12', 'B13', 'B14', 'B15', 'B18', 'C11', 'C12', 'C13', 'C14', 'C15'];
    assert.deepEqual(open.toSorted(), [...typed, ...rates.map((address) => `Rates!${address}`)].toSorted());
  });

  test('amounts below 0 and rates that are none are refused', () => {
    const [payroll = '', rates = ''] = sheets;
    assert.match(payroll, /type="decimal" operator="greaterThanOrEqual"[^>]*sqref="C5:D54"><formula1>0</);
    assert.match(payroll, /operator="between"[^>]*sqref="E5:E54"><formula1>0<\/formula1><formula2>C5</);
    assert.match(rates, /operator="between"[^>]*sqref="B5:B8 C11:C15"><formula1>0<\/formula1><formula2>1</);
  });

  test('is the same whenever it is made, and opens again', () => {
    const filled = openTemplate();
    assert.deepEqual(saveWorkbook(filled), saveWorkbook(openTemplate()));
    fillNames(filled, { Publisher: 'Chai & Sons <Ltd>', SDL_from: 4 });
    calculate(filled);
    const again = openWorkbook(saveWorkbook(filled));
    assert.equal(cellOf('Notes', 'A2', again).value, 'General information, not advice. Chai & Sons <Ltd>');
    assert.deepEqual(cellOf('Rates', 'B27', again), { value: 4 });
  });
});

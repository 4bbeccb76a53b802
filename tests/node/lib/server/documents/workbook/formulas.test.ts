import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type CellValue, evaluate, type Operand } from '../../../../../../lib/server/documents/workbook/formulas.ts';

const CELLS: Record<string, Operand> = {
  A1: 10,
  A2: 2.5,
  A3: null,
  A4: 'Asha',
  'A1:A4': [10, 2.5, null, 'Asha'],
  Rate: 0.035,
  'Rates!$B$1:$B$3': [0, 5, 8],
  Step: [0.1, 0.2, 0.3],
};
const read = (reference: string) => CELLS[reference] ?? null;

describe('a formula comes to what spreadsheets make of it', () => {
  const cases: [formula: string, value: CellValue][] = [
    ['1+2*3', 7],
    ['(1+2)*3', 9],
    ['10-4-3', 3],
    ['12/4/3', 1],
    ['A1-A2*2', 5],
    ['A3+1', 1],
    ['Rate*100', 3.5],
    ['"SDL of "&Rate*100&"%"', 'SDL of 3.5%'],
    ['"a ""b"", c"&1+1', 'a "b", c2'],
    ['A1 > A2', true],
    ['A1>=10', true],
    ['A1<10', false],
    ['A2<=2.5', true],
    ['A1<>A2', true],
    ['IF(A3="","empty",A3)', 'empty'],
    ['IF(A1="","empty",IF(A1>5,"more","less"))', 'more'],
    ['SUM(A1:A4)', 12.5],
    ['SUM(A1,A2,0.5)', 13],
    ['SUMPRODUCT((A1>Rates!$B$1:$B$3)*(A1-Rates!$B$1:$B$3)*Step)', 2.6],
    ['ROUND(1.005,2)', 1.01],
    ['ROUND(2.344,2)', 2.34],
    ['TEXT(A1*123456.4,"#,##0")', '1,234,564'],
  ];
  for (const [formula, value] of cases) test(`=${formula}`, () => assert.equal(evaluate(formula, read), value));
});

describe('a formula that cannot be worked out is named with what is not understood', () => {
  const cases = [
    ['A1+A4', 'the text "Asha" where a number has to be'],
    ['VLOOKUP(A1,A2,1)', 'the function VLOOKUP'],
    ['A1^2', 'something unknown'],
    ['ROUND(A1,0)', 'ROUND to other than 2 digits'],
    ['TEXT(A1,"0.0")', 'TEXT with the format 0.0'],
  ] as const;
  for (const [formula, fault] of cases) {
    test(`=${formula}`, () => {
      assert.throws(() => evaluate(formula, read), { message: `Cannot work out =${formula}: ${fault}` });
    });
  }
});

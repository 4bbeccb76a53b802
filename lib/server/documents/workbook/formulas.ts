import { roundToCents } from '../../../money/amount.ts';
import { formatAmount } from '../../../money/format.ts';

/** Value of a cell; null if empty. */
export type CellValue = number | string | boolean | null;

/** A value, or the values of a range. */
type Operand = CellValue | CellValue[];

/** Reads a reference: a cell (C5), a range (Rates!$B$5:$B$8) or a name (NSSF_employee). */
export type ReadReference = (reference: string) => Operand;

const TOKEN = /\s*(\d+(?:\.\d+)?|"(?:[^"]|"")*"|<=|>=|<>|[-+*/&=<>(),]|(?:\w+!)?[$\w]+(?::[$\w]+)?)\s*/gy;

function tokensOf(formula: string): string[] {
  const tokens = [...formula.matchAll(TOKEN)];
  if (tokens.map(([whole]) => whole).join('') !== formula) throw new Error('something unknown');
  return tokens.map(([, token = '']) => token);
}

function numberOf(value: CellValue): number {
  if (typeof value === 'string') throw new Error(`the text "${value}" where a number has to be`);
  return Number(value);
}

/** Rounds a value to the 15 digits of spreadsheets: 0.035 * 100 is 3.5, not 3.5000000000000004. */
const shown = (value: CellValue) => (typeof value === 'number' ? Number(value.toPrecision(15)) : value);

const cellText = (value: CellValue) => String(shown(value) ?? '');

type Operator = (left: CellValue, right: CellValue) => CellValue;

const OPERATORS: Readonly<Record<string, Operator>> = {
  '=': (left, right) => (left ?? '') === (right ?? ''),
  '<>': (left, right) => (left ?? '') !== (right ?? ''),
  '<': (left, right) => numberOf(left) < numberOf(right),
  '>': (left, right) => numberOf(left) > numberOf(right),
  '<=': (left, right) => numberOf(left) <= numberOf(right),
  '>=': (left, right) => numberOf(left) >= numberOf(right),
  '&': (left, right) => cellText(left) + cellText(right),
  '+': (left, right) => numberOf(left) + numberOf(right),
  '-': (left, right) => numberOf(left) - numberOf(right),
  '*': (left, right) => numberOf(left) * numberOf(right),
  '/': (left, right) => numberOf(left) / numberOf(right),
};

/** Operators by precedence, lowest first. */
const LEVELS = [['=', '<>', '<', '>', '<=', '>='], ['&'], ['+', '-'], ['*', '/']];

const one = (operand: Operand | undefined): CellValue => (Array.isArray(operand) ? operand[0] : operand) ?? null;

/** Adds all numbers; ignores texts and empty cells. */
const sum = (operands: readonly Operand[]) =>
  operands.flat().reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0);

const FUNCTIONS: Readonly<Record<string, (operands: readonly Operand[]) => CellValue>> = {
  IF: ([condition, then, otherwise]) => one(one(condition) ? then : otherwise),
  SUM: sum,
  SUMPRODUCT: sum,
  ROUND([value, digits]) {
    if (digits !== 2) throw new Error('ROUND to other than 2 digits');
    return roundToCents(numberOf(one(value)));
  },
  TEXT([value, format]) {
    if (format !== '#,##0') throw new Error(`TEXT with the format ${format}`);
    return formatAmount(numberOf(one(value)));
  },
};

/** Applies an operator to two values, or to each value of a range. */
function combine(apply: Operator, left: Operand, right: Operand): Operand {
  if (Array.isArray(left)) {
    return left.map((value, index) => apply(value, Array.isArray(right) ? (right[index] ?? null) : right));
  }
  return Array.isArray(right) ? right.map((value) => apply(left, value)) : apply(left, right);
}

/** Returns the positions of tokens outside parentheses. */
function placesOf(wanted: readonly string[], tokens: readonly string[]): number[] {
  let depth = 0;
  return tokens.flatMap((token, place) => {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    return depth === 0 && wanted.includes(token) ? [place] : [];
  });
}

function argumentsOf(tokens: readonly string[]): string[][] {
  const commas = [...placesOf([','], tokens), tokens.length];
  return commas.map((comma, index) => tokens.slice((commas[index - 1] ?? -1) + 1, comma));
}

function leafOf(token: string, read: ReadReference): Operand {
  if (token.startsWith('"')) return token.slice(1, -1).replaceAll('""', '"');
  return /^\d/.test(token) ? Number(token) : read(token);
}

function workOut(tokens: readonly string[], read: ReadReference): Operand {
  for (const level of LEVELS) {
    const place = placesOf(level, tokens).at(-1) ?? 0;
    const apply = OPERATORS[tokens[place] ?? ''];
    if (apply) return combine(apply, workOut(tokens.slice(0, place), read), workOut(tokens.slice(place + 1), read));
  }
  const [first = '', second] = tokens;
  if (first === '(') return workOut(tokens.slice(1, -1), read);
  if (second !== '(') return leafOf(first, read);
  const call = FUNCTIONS[first];
  if (!call) throw new Error(`the function ${first}`);
  return call(argumentsOf(tokens.slice(2, -1)).map((argument) => workOut(argument, read)));
}

/**
 * Evaluates a spreadsheet formula. Supports the operators, and the functions that the payroll workbook uses.
 *
 * @param formula without its equals sign
 * @throws Error that names the formula and the unsupported part
 */
export function evaluate(formula: string, read: ReadReference): CellValue {
  try {
    return shown(one(workOut(tokensOf(formula), read)));
  } catch (error) {
    throw new Error(`Cannot work out =${formula}: ${error instanceof Error ? error.message : error}`);
  }
}

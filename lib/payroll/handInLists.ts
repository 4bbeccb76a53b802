import { sumExactly } from '../money/cents.ts';
import { language } from '../words/language.ts';
import { say } from '../words/say.ts';
import type { Phrase } from '../words/sw/phrases.ts';
import type { Payslip } from './payslip.ts';
import type { RowTexts } from './rowTexts.ts';
import { type PayrollRun, paidTo } from './run.ts';

/** A person of a run with what was entered of them. */
export type Paid = { slip: Payslip; texts: RowTexts };

export type Cell = string | number;

/** A list of a month to copy or to download. */
export type ListRule = {
  id: string;
  name: Phrase;
  /** Where its columns come from, and what it is not, in sentences. */
  origin: readonly Phrase[];
  /** Heads of its columns; an amount is a number. */
  columns: readonly Phrase[];
  /** The columns are ours: those of an authority's form are English in every language, as the form has them. */
  isOwn?: true;
  /** Heads of columns that a list cannot do without. */
  needed: readonly Phrase[];
  isOn: (paid: Paid) => boolean;
  cells: (paid: Paid, reference: string) => readonly Cell[];
  /** What its sum must come to, in the run. */
  sumOf: (run: PayrollRun) => number | undefined;
};

/** Heads of a list's columns. */
export const headsOf = ({ columns, isOwn }: Pick<ListRule, 'columns' | 'isOwn'>): readonly string[] =>
  isOwn ? columns.map((head) => say(head)) : columns;

/** Where the columns of a list come from. */
export const originText = ({ origin }: Pick<ListRule, 'origin'>): string => origin.map((part) => say(part)).join(' ');

/** True where the heads of a list are in another language than the page. */
export const isForeign = ({ isOwn }: Pick<ListRule, 'isOwn'>): boolean => !isOwn && language() === 'sw';

const own = ({ texts }: Paid, id: keyof RowTexts): string => texts[id]?.trim() ?? '';

/** First, middle and last names: the words of a name, those in the middle together. */
export function splitName(name: string): [first: string, middle: string, last: string] {
  const words = name.trim().split(/\s+/);
  const [first = '', ...others] = words;
  return [first, others.slice(0, -1).join(' '), others.at(-1) ?? ''];
}

const isDirector = ({ slip }: Paid) => slip.employee.status === 'director';
const otherPay = ({ gross, employee }: Payslip) => sumExactly(gross, -employee.basic);

/** A phone number as networks take it: digits alone. */
const phoneOf = (paid: Paid) => own(paid, 'phone').replace(/[^0-9]/g, '');

/** People are paid into an account where they have one, else by phone. */
const hasAccount = (paid: Paid) => own(paid, 'account') !== '';

const PRINTED =
  'Its columns are those that a payroll program of this country prints for the form (2021, read on 23 November 2026):';
const PLAIN = 'No official template was found: this is a plain table in the order of the form’s own fields.';

/** The lists in their order. */
export const LISTS: readonly ListRule[] = [
  {
    id: 'paye',
    name: 'PAYE, for TRA',
    origin: [PRINTED, 'the statement of tax withheld, with TIN and NIDA before.'],
    columns: [
      'TIN',
      'NIDA',
      'Employee',
      'Basic salary',
      'Other pay',
      'Benefits in kind',
      'Gross payment',
      'Exemption',
      'Taxable amount',
      'PAYE',
    ],
    needed: ['TIN'],
    isOn: (paid) => !isDirector(paid),
    cells: (paid) => {
      const { slip } = paid;
      const gross = sumExactly(slip.gross, slip.benefits);
      const amounts = [
        slip.employee.basic,
        otherPay(slip),
        slip.benefits,
        gross,
        sumExactly(gross, -slip.taxable),
        slip.taxable,
        slip.paye,
      ];
      return [own(paid, 'tin'), own(paid, 'nida'), slip.employee.name, ...amounts];
    },
    sumOf: (run) => paidTo(run, 'paye'),
  },
  {
    id: 'sdl',
    name: 'SDL, for TRA',
    origin: [PLAIN, 'The return asks for sums by permanent and temporary staff: add up the rows of each.'],
    columns: ['Employee', 'Basic salary', 'Other pay', 'Gross payment', 'SDL'],
    needed: [],
    isOn: ({ slip }) => slip.sdl > 0,
    cells: ({ slip }) => [slip.employee.name, slip.employee.basic, otherPay(slip), slip.gross, slip.sdl],
    sumOf: (run) => paidTo(run, 'sdl'),
  },
  {
    id: 'nssf',
    name: 'NSSF',
    origin: [PRINTED, 'NSSF/CON.5, member number to wage; the shares follow.'],
    columns: ['Member number', 'First name', 'Middle name', 'Last name', 'Wage', 'Employee', 'Employer', 'Together'],
    needed: ['Member number'],
    isOn: ({ slip }) => slip.employee.fund === 'nssf',
    cells: (paid) => {
      const { pensionBase, employeePension, employerPension, employee } = paid.slip;
      const together = sumExactly(employeePension, employerPension);
      return [
        own(paid, 'member'),
        ...splitName(employee.name),
        pensionBase,
        employeePension,
        employerPension,
        together,
      ];
    },
    sumOf: (run) => paidTo(run, 'nssf'),
  },
  {
    id: 'wcf',
    name: 'WCF',
    origin: [PLAIN],
    columns: ['NIDA', 'First name', 'Middle name', 'Last name', 'Basic salary', 'Gross payment', 'Earnings', 'WCF'],
    needed: [],
    isOn: ({ slip }) => slip.wcf > 0,
    cells: (paid) => {
      const { gross, wcfEarnings, wcf, employee } = paid.slip;
      return [own(paid, 'nida'), ...splitName(employee.name), employee.basic, gross, wcfEarnings, wcf];
    },
    sumOf: (run) => paidTo(run, 'wcf'),
  },
  {
    id: 'heslb',
    name: 'HESLB',
    origin: [PRINTED, 'form four index, full name, amount deducted.'],
    columns: ['Form four index', 'Full name', 'Amount deducted'],
    needed: ['Form four index'],
    isOn: ({ slip }) => slip.heslb > 0,
    cells: (paid) => [own(paid, 'index'), paid.slip.employee.name, paid.slip.heslb],
    sumOf: (run) => paidTo(run, 'heslb'),
  },
  {
    id: 'bank',
    name: 'Bank payments',
    origin: ['Every bank has a file of its own: this is a plain table of those who have an account in the sheet.'],
    isOwn: true,
    columns: ['Name', 'Bank', 'Account', 'Reference', 'Amount'],
    needed: ['Bank'],
    isOn: (paid) => hasAccount(paid) && paid.slip.net > 0,
    cells: (paid, reference) => [
      paid.slip.employee.name,
      own(paid, 'bank'),
      own(paid, 'account'),
      reference,
      paid.slip.net,
    ],
    sumOf: () => undefined,
  },
  {
    id: 'mobile',
    name: 'Mobile money',
    origin: ['Every network has a file of its own: this is a plain table of those who have no account in the sheet.'],
    isOwn: true,
    columns: ['Phone', 'Name', 'Reference', 'Amount'],
    needed: ['Phone'],
    isOn: (paid) => !hasAccount(paid) && paid.slip.net > 0,
    cells: (paid, reference) => [phoneOf(paid), paid.slip.employee.name, reference, paid.slip.net],
    sumOf: () => undefined,
  },
];

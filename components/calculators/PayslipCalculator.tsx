'use client';

// Client component: the result depends on what the visitor types, and on the URL.

import { type ReactNode, useState } from 'react';
import { formatMonth } from '@/lib/dates/formatLongDate';
import { type BreakdownLines, type BreakdownRow, rowsFrom, shillingsInWords } from '@/lib/money/breakdown';
import { formatAmount as f, formatTzs, formatExact as typed } from '@/lib/money/format';
import {
  checkSlip,
  OTHER_SHARES,
  pensionBaseOf,
  ratesOf,
  readSlipInput,
  type SlipCheck,
  type SlipField,
  type SlipInput,
  type SlipLine,
  type SlipRules,
  slipTableOf,
  slipTime,
} from '@/lib/salary/slip';
import { type SlipMistake, slipMistakes } from '@/lib/salary/slipMistakes';
import { yearSlug } from '@/lib/site/paths';
import type { Phrase } from '@/lib/words/phrases';
import type { Translate } from '@/lib/words/translate';
import { amountField, choiceField, FieldPanel, monthField } from './form/calculatorFields';
import { defineCalculator } from './form/defineCalculator';
import type { ResultModel, ResultSection } from './result/resultModel';
import { ActionButton, ShareLink } from './result/ShareActions';
import { payeInWords } from './salary/bandTexts';
import { paragraphs } from './toolParts';

type MistakeText = readonly [what: Phrase, know: Phrase];

const WHOLE_WAGE = 'The employee’s share is taken from the whole wage, including allowances. Ask us about a bonus.';
const PAYE_BASE = 'PAYE is charged on gross pay less your pension share.';
const ONE_SUM = 'A bonus is added to that month’s pay and taxed with it.';
const EMPLOYER_PAYS = 'The employer pays this; it must not be taken from your pay.';

/** Explanations by mistake id (lib/salary/slipMistakes.ts). */
const TEXTS: Readonly<Record<string, MistakeText>> = {
  'nssf-basic': ['{share}% of the basic pay only', WHOLE_WAGE],
  'nssf-bonus': ['{share}% of the pay without the bonus', WHOLE_WAGE],
  'nssf-both': ['The employer’s share taken from you too', 'The employee pays at most {rate}%.'],
  'nssf-ten': ['{rate}% of gross', 'This is the usual NSSF share. Is it yours?'],
  'nssf-five': [
    '{rate}% of gross',
    'This is the share for PSSSF, and for NSSF if the employer pays {rate}%. Is it yours?',
  ],
  'nssf-none': [
    'No pension taken',
    'This is right only if the employer pays all of it. Ask NSSF whether you are registered.',
  ],
  sdl: ['The skills levy (SDL), {rate}% of gross, taken from your pay', EMPLOYER_PAYS],
  wcf: ['Workers’ compensation (WCF), {rate}% of gross, taken from your pay', EMPLOYER_PAYS],
  'sdl-wcf': ['SDL and WCF taken from your pay', EMPLOYER_PAYS],
  'employer-pension': ['The employer’s {rate}% of the pension taken from your pay', 'You pay at most {rate}% in all.'],
  loan: ['A student loan, {rate}% of gross, not shown on the slip', 'The slip should show it.'],
  'own-pension': ['It results from the pension share on the slip', 'Correct that line first.'],
  'no-pension': ['PAYE on the whole gross pay', PAYE_BASE],
  'pension-basic': ['Pension taken from basic pay only', PAYE_BASE],
  'basic-only': ['Allowances left out', 'Cash allowances are taxed with the basic pay.'],
  'bonus-apart': ['The bonus taxed separately, from the first band', ONE_SUM],
  'bonus-flat': ['The bonus taxed separately at {rate}%', ONE_SUM],
  'bonus-untaxed': ['The bonus not taxed', ONE_SUM],
  'top-fixed': [
    'A fixed amount of {amount} in the top band',
    'In TRA’s table the fixed amount of the top band is {amount}.',
  ],
  'non-resident': ['{rate}% of gross', 'This is the rate for a non-resident employee. Are you one?'],
  'second-job': ['{rate}% of gross', 'This is the rate for a second job. Is this one?'],
  'with-sdl': ['The skills levy (SDL) added to PAYE', 'The employer pays it.'],
  'no-tax': ['No PAYE taken', 'The tax is still due, so ask whether it was paid.'],
};

/** Explains what may have caused a figure on the slip, and what the visitor should know about it. */
function mistakeTexts({ id, values }: SlipMistake, translate: Translate): readonly [what: string, know: string] {
  const { first, last, other, own, most, employer } = values;
  if (id.startsWith('table-')) {
    const name = last === first ? `${first}` : `${first} ${translate('to')} ${last}`;
    return [translate('The bands for {name}', { name }), translate('Use the table for the tax year of that month.')];
  }
  const texts = TEXTS[id];
  if (!texts) throw new Error(`PayslipCalculator.tsx has no text of ${id}`);
  const [what, know] = texts;
  const amount = (value: number | string | undefined) => f(Number(value ?? 0));
  return [
    translate(what, { ...values, amount: amount(other) }),
    translate(know, { ...values, rate: most ?? employer ?? '', amount: amount(own) }),
  ];
}

/** The period that determines a payslip's rates: its tax year, or its month if a rate changes within the year. */
const timeOf = ({ year, month, isSplit }: SlipInput, { language }: Translate): string =>
  isSplit ? formatMonth(month, language) : year;

/**
 * Returns 'right' or, for example, 'TZS 1,000 too much'. If the slip uses a table other than TRA's, says how far the two differ.
 */
function offText({ off, isRight }: SlipLine, translate: Translate, usesOtherTable = false): string {
  if (isRight) return translate('right');
  if (usesOtherTable) {
    return translate(off > 0 ? '{amount} more than under TRA’s table' : '{amount} less than under TRA’s table', {
      amount: formatTzs(Math.abs(off)),
    });
  }
  return translate(off > 0 ? '{amount} too much' : '{amount} too little', { amount: formatTzs(Math.abs(off)) });
}

const joinWithAnd = (parts: readonly string[], translate: Translate): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${translate('and')} ${parts.at(-1)}`;

/** Drafts a two-sentence message to the employer. Empty if the payslip is correct. */
export function employerMessage(
  input: SlipInput,
  { nssf, paye, net, isRight }: SlipCheck,
  translate: Translate,
): string {
  if (isRight) return '';
  const { gross } = input;
  const lines = [
    { name: translate('a pension share'), line: nssf },
    { name: 'PAYE', line: paye },
    { name: translate('net pay'), line: net },
  ].filter(({ line }) => !line.isRight);
  const listed = (part: 'slip' | 'right') =>
    joinWithAnd(
      lines.map(({ name, line }) => translate('{name} of {amount}', { name, amount: formatTzs(line[part]) })),
      translate,
    );
  const found =
    lines.length > 0
      ? translate('My payslip shows {slip} on gross pay of {gross}, but at the rates for {year} I get {right}.', {
          slip: listed('slip'),
          gross: formatTzs(gross),
          right: listed('right'),
          year: timeOf(input, translate),
        })
      : translate('The lines on my payslip for gross pay of {gross} do not add up to the net pay shown.', {
          gross: formatTzs(gross),
        });
  return `${found} ${translate('Please check it, or tell me how it was worked out.')}`;
}

type PayslipData = { rules: SlipRules; lines: PayslipCheckLines };

export type PayslipCheckLines = BreakdownLines<'nssf' | 'paye' | 'sum' | 'net'>;

function Message({ text, translate }: { text: string; translate: Translate }) {
  const [notice, setNotice] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setNotice(translate('Copied')),
      () => setNotice(translate('Please select the text and copy it.')),
    );
  return (
    <>
      <h3>{translate('What to say to the employer')}</h3>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <p>
        <ActionButton icon="copy" onClick={copy}>
          {translate('Copy these sentences')}
        </ActionButton>{' '}
        <ShareLink
          translate={translate}
          title={translate('My payslip')}
          text={text}
          url={() => location.href}
          byWhatsapp={translate('Send them by WhatsApp')}
        >
          {translate('Send them')}
        </ShareLink>
      </p>
      <p role="status">{notice}</p>
    </>
  );
}

function notesOn(input: SlipInput, check: SlipCheck, rules: SlipRules, translate: Translate): ReactNode {
  if (check.usesOtherTable) {
    return paragraphs(
      translate(
        'This slip uses a fixed amount of {other} in the top band, as our gross to net calculator does. TRA’s table has {own}, which makes the net pay {amount} higher each month.',
        {
          other: f(rules.otherTopFixed),
          own: f(slipTableOf(rules, input.month).bands.at(-1)?.fixed ?? 0),
          amount: formatTzs(-check.net.off),
        },
      ),
    );
  }
  const message = employerMessage(input, check, translate);
  if (message === '') {
    return paragraphs(
      translate(
        'Every line agrees with the law, to within a shilling. To see whether the amounts were paid, ask TRA and the fund for a statement of your account.',
      ),
    );
  }
  return (
    <>
      <Message translate={translate} text={message} />
      <p>
        {translate(
          slipMistakes(input, check, rules).length > 0
            ? 'One of the mistakes below would explain the figure. Ask your employer.'
            : 'No known mistake explains these figures. Ask how they were worked out.',
        )}{' '}
        {translate(
          'Benefits in kind raise PAYE and are not part of gross pay, so a house or a car may explain higher tax.',
        )}
      </p>
    </>
  );
}

const LINES = { nssf: 'Pension', paye: 'PAYE', sum: 'Net pay' } as const;

/** Summarises which lines are off. */
function verdict({ nssf, paye, sum, net, isRight, usesOtherTable }: SlipCheck, translate: Translate) {
  if (usesOtherTable) return { badge: translate('the slip adds up'), aside: translate('it does not use TRA’s table') };
  if (isRight)
    return { badge: translate('the payslip is right'), aside: translate('every line agrees to within a shilling') };
  const off = [
    ...(nssf.isRight ? [] : [translate('pension {off}', { off: offText(nssf, translate) })]),
    ...(paye.isRight ? [] : [`PAYE ${offText(paye, translate)}`]),
    ...(sum.isRight ? [] : [translate('the lines do not add up')]),
  ];
  return {
    badge: net.isRight
      ? translate('the net pay is right, but a line is wrong')
      : translate('the slip pays {off}', { off: offText(net, translate) }),
    aside: off.join('; '),
  };
}

/** Rows of a payslip: its figure, the lawful figure and the difference. PAYE cites the law of the payslip's own month. */
function slipRows(
  input: SlipInput,
  check: SlipCheck,
  { rules, lines }: PayslipData,
  translate: Translate,
): BreakdownRow[] {
  const { gross, share, other, month } = input;
  const { nssf, paye, sum, net } = check;
  const { bands, law } = slipTableOf(rules, month);
  const row = (id: keyof PayslipCheckLines, line: SlipLine, formula: string, words: Partial<BreakdownRow> = {}) =>
    rowsFrom(lines)(id, {
      amount: line.off,
      amounts: (round) => [round(line.slip), round(line.right), round(line.slip) - round(line.right)],
      rule: offText(line, translate, check.usesOtherTable),
      formula,
      ...words,
    });
  const less = (pension: number, tax: number, left: number) => shillingsInWords([gross, -pension, -tax, -other], left);
  return [
    row('nssf', nssf, `${share}% × ${typed(pensionBaseOf(input, rules))} = ${f(nssf.right)}`),
    row('paye', paye, payeInWords(check.taxable, paye.right, bands, translate).formula, { law }),
    row('sum', sum, less(nssf.slip, paye.slip, sum.right)),
    row('net', net, less(nssf.right, paye.right, net.right), { kind: 'total' }),
  ];
}

const mistakeSection = (mistakes: readonly SlipMistake[], translate: Translate): ResultSection => ({
  title: translate('What would explain these figures'),
  table: {
    columns: [
      translate('Line'),
      translate('Possible cause'),
      translate('Figure it would give'),
      translate('What to know'),
    ],
    rows: mistakes.map((mistake) => {
      const [what, know] = mistakeTexts(mistake, translate);
      return [translate(LINES[mistake.line]), what, formatTzs(mistake.figure), know];
    }),
  },
});

function payslipResult(input: SlipInput, data: PayslipData, translate: Translate): ResultModel {
  const { rules } = data;
  const check = checkSlip(input, rules);
  const mistakes = check.usesOtherTable ? [] : slipMistakes(input, check, rules);
  const { badge, aside } = verdict(check, translate);
  const headline = { label: translate('Net pay under the law'), amount: check.net.right, badge, aside };
  const { gross, nssf, paye, other, net } = input;
  return {
    headline,
    announcement: `${headline.label} ${formatTzs(headline.amount)}: ${badge}; ${aside}.`,
    inputSummary: translate('payslip of {year}: gross {gross}, pension {nssf}, PAYE {paye}, other {other}, net {net}', {
      year: timeOf(input, translate),
      gross: formatTzs(gross),
      nssf: formatTzs(nssf),
      paye: formatTzs(paye),
      other: formatTzs(other),
      net: formatTzs(net),
    }),
    rows: [],
    facts: [],
    notes: notesOn(input, check, rules, translate),
    answers: [
      {
        title: translate('Line by line'),
        columns: [translate('Payslip'), translate('Under the law'), translate('Off by')],
        rows: slipRows(input, check, data, translate),
      },
      ...(mistakes.length > 0 ? [mistakeSection(mistakes, translate)] : []),
    ],
    details: [],
  };
}

const SHARE_NAMES = {
  5: '5% of gross: PSSSF, or as agreed',
  0: 'Nothing: the employer pays it all',
} as const satisfies Readonly<Record<(typeof OTHER_SHARES)[number], string>>;

const line = (label: string, hint?: string, isRequired?: boolean) =>
  amountField({ label, hint, isRequired, step: 1000 });

/** Checks each line of a payslip and looks for mistakes that would explain the differences. */
export const PayslipCalculator = defineCalculator<PayslipData, SlipField, SlipInput>({
  fields: ({ rules }, texts, translate) => ({
    gross: line(translate('Gross pay'), translate('Basic pay and allowances, before tax.'), true),
    year: choiceField({
      label: translate('The Government’s financial year, July to June'),
      options: rules.years.map(({ year }, index) => ({ value: index === 0 ? '' : yearSlug(year), label: year })),
    }),
    month: monthField({
      ...slipTime(texts, rules),
      today: rules.month,
      isNeeded: slipTime(texts, rules).isSplit,
    }),
    basic: line(translate('Basic pay'), translate('This helps us to find a mistake.')),
    bonus: line(translate('Bonus in the gross pay'), translate('This helps us to find a mistake.')),
    share: choiceField({
      label: translate('Your share of the pension'),
      options: [
        {
          value: '',
          label: translate('{rate}% of gross: the usual NSSF share', {
            rate: ratesOf(rules, slipTime(texts, rules).month).nssf.employeeMost,
          }),
        },
        ...OTHER_SHARES.map((share) => ({ value: String(share), label: translate(SHARE_NAMES[share]) })),
      ],
    }),
    nssf: line(translate('NSSF or PSSSF on the slip'), translate('Leave this blank if it is 0.')),
    paye: line(translate('PAYE on the slip'), translate('Leave this blank if it is 0.')),
    other: line(
      translate('All other deductions on the slip'),
      translate('Add the student loan, union dues and advances together.'),
    ),
    net: line(translate('Net pay on the slip'), undefined, true),
  }),
  arrange: (show, { texts, translate }) => (
    <>
      {(['gross', 'nssf', 'paye', 'other', 'net'] as const).map(show)}
      <FieldPanel
        summary={translate('More: year, basic pay, bonus, pension share')}
        isUsed={[texts.year, texts.month, texts.basic, texts.bonus, texts.share].some((text) => text !== '')}
      >
        {(['year', 'month', 'basic', 'bonus', 'share'] as const).map(show)}
      </FieldPanel>
    </>
  ),
  submitLabel: (translate) => translate('Check my payslip'),
  parse: (texts, { rules }) => readSlipInput(texts, rules),
  example: () => ({ gross: '1,500,000', nssf: '150,000', paye: '234,000', net: '1,116,000' }),
  result: payslipResult,
});
